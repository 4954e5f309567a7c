// As many characters as the number before them says.
List = items:Netstring|1..| { return items; }
Netstring = length:Length ":" @$.|length| ","
Length = digits:$("0" / [1-9] [0-9]|..2|) { return Number(digits); }
