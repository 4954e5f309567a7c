/** Instructions that make a model write JSON that needs no repair. */
export function prompt(): string {
  return `Reply with one JSON value as RFC 8259 has it, and with nothing else: no words before or behind it, no code fence.

- Write names and strings in double quotes. Inside strings, write a quote as \\", a backslash as \\\\, a line end as \\n.
- Write commas between values, and none behind the last one. Write no comments.
- Write true, false and null in small letters, and numbers without leading zeros, plus signs or digit groups.
- Close each bracket that you open.
`;
}
