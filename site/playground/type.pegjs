{{
// Types of TypeScript as a JSON Schema: what a model is asked for, written as people write it.

const unionOf = (all) => {
  if (all.length === 1) return all[0];
  if (all.every((one) => 'const' in one)) return { enum: all.map((one) => one.const) };
  return { anyOf: all };
};

const objectOf = (members) => ({
  type: 'object',
  properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
  required: members.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
});

const KNOWN = {
  string: { type: 'string' }, number: { type: 'number' }, boolean: { type: 'boolean' }, null: { type: 'null' },
  true: { const: true }, false: { const: false }, any: {}, unknown: {}, object: { type: 'object' },
  Date: { type: 'string', format: 'date-time' },
};
}}

{
const named = new Set();
}

Schema
  = _ all:Declaration+ {
      // The type that is meant is the one that no other is made of.
      const { name } = all.find((one) => !named.has(one.name)) ?? all[0];
      return { $ref: `#/$defs/${name}`, $defs: Object.fromEntries(all.map((one) => [one.name, one.schema])) };
    }
  / _ @Type (";" _)?

Declaration
  = ("export" _)? "interface" _ name:Name members:Members (";" _)? { return { name, schema: objectOf(members) }; }
  / ("export" _)? "type" _ name:Name "=" _ schema:Type (";" _)? { return { name, schema }; }

Type = ("|" _)? first:Listed more:("|" _ @Listed)* { return unionOf([first, ...more]); }

Listed = item:Single lists:("[" _ "]" _)* { return lists.reduce((items) => ({ type: 'array', items }), item); }

Single
  = members:Members { return objectOf(members); }
  / "(" _ @Type ")" _
  / value:(Text / Number) { return { const: value }; }
  / ("readonly" !letter _) @Listed
  / "Readonly" _ "<" _ @Type ">" _
  / ("ReadonlyArray" / "Array") _ "<" _ items:Type ">" _ { return { type: 'array', items }; }
  / "Record" _ "<" _ Type "," _ additionalProperties:Type ">" _ { return { type: 'object', additionalProperties }; }
  / name:Name {
      if (Object.hasOwn(KNOWN, name)) return KNOWN[name];
      named.add(name);
      return { $ref: `#/$defs/${name}` };
    }

Members = "{" _ @Member* "}" _

Member
  = ("readonly" !letter _ &[A-Za-z_$'"])? name:(Name / Text) optional:("?" _)? ":" _ schema:Type [;,]? _ {
      return { name, schema, isOptional: optional !== null };
    }

Name = @$([A-Za-z_$] letter*) _
Text = "'" @$(!['\n] .)* "'" _ / '"' @$(!["\n] .)* '"' _
Number = digits:$("-"? [0-9]+ ("." [0-9]+)?) _ { return Number(digits); }

letter = [A-Za-z0-9_$]
_ "blanks" = ([ \t\r\n] / "//" [^\n]* / "/*" (!"*/" .)* "*/")*
