### The lessons of Newdale: a title `lesson-NAME`, then what each step says, `lesson-NAME-STEP`.
