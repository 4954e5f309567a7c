{
  const separator = options.separator ?? "=";
  function isSeparator(text) {
    return text === separator;
  }
}
File = sections:Section* { return Object.fromEntries(sections); }
Section "section" = "[" name:Name "]" "\n" pairs:Pair* { return [name, Object.fromEntries(pairs)]; }
Pair = name:Name at:. &{ return isSeparator(at); } value:$[^\n]* "\n" { return [name, value]; }
Name = $[a-z]i+
