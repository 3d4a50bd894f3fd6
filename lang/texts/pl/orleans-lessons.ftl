### The lessons of Orléans: a title `lesson-NAME`, then what each step says, `lesson-NAME-STEP`.
