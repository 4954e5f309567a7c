{ let depth = 0; }
Lines = Line*
Line = Indent @text:$[^\n]+ "\n" ( &{ return depth < 3; } )
Indent = blanks:$" "* { depth = blanks.length / 2; return depth; }
