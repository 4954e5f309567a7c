{{
  // What is in quotes holds a quote twice.
  function unquoted(text) {
    return text.replaceAll('""', '"');
  }
}}
File = @Row|.., "\n"| "\n"?
Row = !("\n" / !.) @Cell|1.., ","|
Cell = '"' text:$("\"\"" / [^"])* '"' { return unquoted(text); } / $[^,"\n]*
