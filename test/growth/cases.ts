import type { Pumped } from './pumped.ts';

/** A text that once took more than linear work. */
export interface GrowthCase extends Partial<Pumped> {
  readonly subject: string;
  readonly unit: string;
  /** Not mended yet: the steps that still grow too fast. */
  readonly known?: readonly string[];
}

/** Elements in each other, a value in each: its path has many steps. */
const nest = '<a><b>1</b>'.repeat(16);

export const cases: readonly GrowthCase[] = [
  { subject: 'duckflow', prefix: 'x\n', unit: '\n' },
  { subject: 'duckflow', prefix: 'x', unit: ' \n' },
  { subject: 'duckflow', prefix: 'x', unit: '\r\n\n' },
  { subject: 'any', prefix: 'x\n', unit: '\n' },
  { subject: 'duckflow', prefix: '[FOCUS]', unit: '# ' },
  { subject: 'duckflow', prefix: '[FOCUS] 0.7 x', unit: '- ' },
  { subject: 'duckflow', prefix: '[FOCUS] 0.7 x', unit: ' ', suffix: 'y' },
  { subject: 'acor', prefix: '## Input Needed\n```bash\nacor load', unit: ' ', suffix: 'x\n```\n' },
  { subject: 'acor', unit: '```y\n```\n```\n#Status:g\n`' },
  { subject: 'acor', unit: "#OutputData\n```json\n{',]" },
  { subject: 'acor', prefix: '## Output Files\n- `a.ts`: made\n', unit: '  - anew\n' },
  { subject: 'acor', prefix: '## Suggestions\n1. Run it\n', unit: '   - again\n' },
  { subject: 'skill', unit: '_' },
  { subject: 'skill', unit: '"":true,', back: '\r' },
  { subject: 'design', unit: '\n```n\n# Design Spec' },
  { subject: 'any', prefix: '#r', unit: ' ', suffix: '}' },
  { subject: 'design', unit: ' ', suffix: 'x\n---\n' },
  { subject: 'design', prefix: '# Design Specification: `X-1` a', unit: '*', suffix: 'x\n' },
  { subject: 'design', prefix: '## Component Logic\n### A\n#### `start() -> R', unit: '*', suffix: 'x`\n' },
  { subject: 'design', prefix: '## Component Logic\n### A\n#### `open(a: list[int) ', unit: ' <|a|>', suffix: '-' },
  {
    subject: 'design',
    prefix: '## API Contracts\n### GET /a\n**Request Parameters:** `shelf`: string ',
    unit: '\t',
    suffix: '(optional)',
  },
  { subject: 'typed', unit: 'a,b\n| a ' },
  { subject: 'typed', prefix: '<a>', unit: '\n' },
  { subject: 'typed', unit: 'a: b\n\nc\n' },
  { subject: 'react', unit: '`' },
  { subject: 'react', unit: '<|im_end|>', suffix: 'r' },
  { subject: 'functiongemma', unit: 'iscall:' },
  { subject: 'hermes', unit: '<|im_end|>' },
  { subject: 'hermes', prefix: '<tool_call>{"name": "', unit: '</s>' },
  { subject: 'auto', unit: '```n\n{"name":"","arguments":}' },
  { subject: 'design', prefix: '#y', unit: '<|d|>', middle: ')' },
  { subject: 'design', prefix: '# Design Specification: A-1\n**Task ID:** ', unit: '<|d|>', middle: ')' },
  { subject: 'pythonic', unit: '```e\n[t(]' },
  { subject: 'olmo3', prefix: '<function_calls>x', unit: '\n' },
  { subject: 'auto', unit: '``' },
  { subject: 'xlam', prefix: '[{"name": "x"}, {"argum', unit: '1' },
  { subject: 'xlam', prefix: '[{"name": "x"}, {"argum', unit: '1', suffix: '{' },
  { subject: 'harmony', unit: 'analysis <|channel|>' },
  { subject: 'anthropic', unit: 's><invoke><tool_name>t</tool_name><' },
  { subject: 'hunyuan', unit: '<tool_call>{', back: '<', suffix: ' "u' },
  { subject: 'hermes', prefix: '<tool_call>{', unit: '<' },
  { subject: 'hermes', prefix: '<tool_call>{"name": "ping", "arguments": {"a": ["', unit: '" "' },
  { subject: 'firefunction', unit: 'functools["' },
  { subject: 'detect', unit: '<|tool_call|>[' },
  { subject: 'minicpm5', prefix: '<function name=c><param name=k>', unit: '<function name=t><param name=' },
  { subject: 'react', prefix: '6', unit: '\n', back: '.' },
  { subject: 'seed-oss', unit: '\n```', back: '~' },
  { subject: 'detect', prefix: 'a```x\n', unit: '~' },
  { subject: 'auto', unit: '```f\n' },
  { subject: 'bolt', unit: '<boltArtifact d="tide" e="idek' },
  { subject: 'aider-search-replace', unit: 'e.py\n```====\n```' },
  { subject: 'duckflow', unit: '\r', suffix: '\n[CTION_0_ONTENT_START]\n[ACTION_1_TYPE]' },
  { subject: 'skill', unit: '\n{"",' },
  { subject: 'gemma4', unit: 'call:t{', back: ' r' },
  { subject: 'gemma4', unit: 'call:t{pt:<|"|>', back: ' nd hour' },
  { subject: 'gigachat-3.0', unit: 'function call<|role_sep|>' },
  { subject: 'minimax-m3', prefix: '```\n', unit: '`', suffix: '"' },
  { subject: 'json', unit: '{\\a\\ \\"', suffix: '\n' },
  { subject: 'skill', prefix: '{""""', unit: "'t" },
  { subject: 'gemma4', prefix: '<|tool_call>call:t{n:[n', unit: '** ' },
  { subject: 'minimax-m3', prefix: ']<]minimax[>[<tool_call>]<]minimax[>[<invoke name="t">', unit: nest },
  { subject: 'aider-search-replace', unit: '<|im_end|>!' },
];
