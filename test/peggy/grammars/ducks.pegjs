Pond = ducks:Duck|.., Gap| { return ducks; }
Duck = "\u{1F986}" name:$(![\u{1F986}] [^ \n@]u)* age:Age? { return { name, age }; }
Age = "@" @[0-9]
Gap = " "|1..3| / "\n"
