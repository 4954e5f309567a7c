Query = head:And tail:(" or "i @And)* { return tail.length === 0 ? head : { or: [head, ...tail] }; }
And = head:Not tail:(" and "i @Not)* { return tail.length === 0 ? head : { and: [head, ...tail] }; }
Not = "not "i one:Not { return { not: one }; } / "(" @Query ")" / Term
Term = field:(@$[a-z]+ ":")? value:($[a-z0-9]+ / '"' @$[^"]* '"') { return { field, value }; }
