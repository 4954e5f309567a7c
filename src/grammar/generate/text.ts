import { unitEscape } from '../../core/escape-controls.ts';

/** Indents lines by their braces and brackets; empty lines stay empty. */
export function indented(code: string): string {
  let depth = 0;
  return code
    .split('\n')
    .map((line) => line.trim())
    .map((line) => {
      if (line === '') return '';
      // Braces in comments of generated code do not count.
      if (line.startsWith('//') || line.startsWith('/*') || line.startsWith('*')) return '  '.repeat(depth) + line;
      const [opens, closes, leading] = countBraces(line);
      const own = Math.max(0, depth - leading);
      depth = Math.max(0, depth + opens - closes);
      return '  '.repeat(own) + line;
    })
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}

/** How many braces a line opens and closes, and how many it closes before anything else. */
function countBraces(line: string): [opens: number, closes: number, leading: number] {
  const bare = line.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\/(?:[^/\\ ]|\\.)+\/[a-z]*/g, '');
  const opens = bare.match(/[{[(]/g)?.length ?? 0;
  const closes = bare.match(/[}\])]/g)?.length ?? 0;
  const leading = /^[}\])]+/.exec(bare)?.[0].length ?? 0;
  return [opens, closes, leading];
}

/** A name as the key of an object. */
export function quotedName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

const WIDTH = 116;

/** An interface, in one line where it fits. */
export function interfaceText(name: string, fields: readonly string[]): string {
  const members = fields.map((field) => `readonly ${field};`);
  const line = `export interface ${name} { ${members.join(' ')} }`;
  return line.length <= WIDTH ? line : `export interface ${name} {\n${members.join('\n')}\n}`;
}

export function unionText(types: readonly string[]): string {
  if (types.length === 0) return 'never';
  const lines: string[] = [];
  let line = '';
  for (const [at, type] of types.entries()) {
    const part = at === 0 ? type : ` | ${type}`;
    if (line !== '' && line.length + part.length > WIDTH) {
      lines.push(line);
      line = part.trimStart();
    } else line += part;
  }
  return [...lines, line].join('\n');
}

/** A string literal in single quotes, in ASCII. */
export function inSingleQuotes(text: string): string {
  const escaped = text.replace(/[\\']/g, '\\$&').replace(/[\u007f-\uffff]/g, (char) => unitEscape(char.charCodeAt(0)));
  return `'${escaped}'`;
}
