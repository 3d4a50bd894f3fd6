# Why the rules of Tiletum refuse something; the id is the reason as the rules name it.
