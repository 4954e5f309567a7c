// Begins to work, then dies of a bug, without a word about it on standard output.
process.stdout.write('## Status: Working\nReading the table\n\n## Progress: 40%\nRow 400 of 1000\n\n');
throw new Error('row 401 has no key');
