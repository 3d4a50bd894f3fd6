### The lessons of Craftsmen: a title `lesson-NAME`, then what each step says, `lesson-NAME-STEP`.
