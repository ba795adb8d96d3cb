"""How the decisions of Bakers are explained: a file for each rule file, by the same name."""
