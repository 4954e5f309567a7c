Version = "v"i? major:Number "." minor:Number|0..1| rest:$("-" [\p{L}\p{N}.]+)? { return { major, minor, rest, offset: offset() }; }
Number "a number" = digits:$[0-9]|1..4| { return parseInt(digits, 10); }
