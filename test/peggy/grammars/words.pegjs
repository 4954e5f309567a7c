Sentence = words:Word|2.., blank| end:[.!?] { return { words, end }; }
Word = $(letter (letter / "'")*)
letter = [\p{Lu}\p{Ll}]
blank = " "+
