# Why the rules of Newdale refuse something; the id is the reason as the rules name it.
