// Cannot go on without a key, and cannot read its file either.
process.stdout.write(`## Error: Key Missing
The table has no key column

**Recovery**: Name the column

## Input Needed
Which column is the key?

**Run this command:**
\`\`\`bash
acor dedupe data.csv --key "<choose_one>"
\`\`\`

**Valid options**: id, email
`);
process.exitCode = 4;
