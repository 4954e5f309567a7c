Element = "<" name:$[a-z]+ ">" inner:(Element / Text)* "</" end:$[a-z]+ ">" {
  if (end !== name) error(`</${name}> is missing`, location());
  return { name, inner, at: range() };
}
Text = $[^<]+
