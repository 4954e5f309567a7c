{{
  const joined = (lines) => lines.join("\n");
}}
{
  const open = [];
}
Script = Statement|.., "\n"|
Statement = Heredoc / $[a-z ]+
Heredoc = Open lines:(!Close @$[^\n]* "\n")* end:Close { open.pop(); return { end, text: joined(lines) }; }
Open = "<<" tag:$[A-Z]+ "\n" { open.push(tag); }
Close = tag:$[A-Z]+ &{ return tag === open.at(-1); } { return tag; }
