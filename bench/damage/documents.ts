import type { Json } from '../../src/formats/json/index.ts';

/** What models and programs send: documents of many shapes, whose strings hold what a parser could take for syntax. */
export const DOCUMENTS: readonly Json[] = [
  { name: 'write_file', arguments: { path: 'src/app/main.ts', mode: 'overwrite', lines: 12, keep: true } },
  { tool: 'search', query: 'tide tables, North Sea', limit: 20, filters: { lang: 'de', safe: false }, cursor: null },
  { city: 'Husum', days: 3, tags: ['sun', 'rain', 'wind'], note: 'bring a coat' },
  {
    summary: 'He said "hello" and left',
    answer: 'the "quick" way is "better"',
    sources: ['a "first" one', 'plain', 'the last "one"'],
    score: 0.87,
  },
  {
    file: 'greet.py',
    code: 'def greet(name):\n    print(f"Hello, {name}!")\n\n\ngreet("world")\n',
    language: 'python',
    tests: [
      { input: 'greet("a")', output: 'Hello, a!' },
      { input: "greet('')", output: 'Hello, !' },
    ],
  },
  {
    component: 'Button',
    html: '<button class="primary" onclick="go(1, 2)">Go</button>',
    css: '.primary { color: #fff; margin: 0 auto; }',
    props: [
      { name: 'label', type: 'string' },
      { name: 'onClick', type: '() => void' },
    ],
  },
  {
    steps: ['First, open the door.', 'Then wait: it takes a minute.', 'Finally, close it [gently].'],
    warnings: [],
    done: false,
  },
  { thought: "I don't know yet; it's 5 o'clock", action: 'ask', params: { who: "the user's wife", urgent: true } },
  {
    windows: 'C:\\Users\\new\\table.txt',
    unix: '/usr/local/bin',
    url: 'https://example.org/a?b=1&c=2#top',
    port: 8080,
  },
  { pattern: '^\\d{3}-\\w+$', flags: 'gi', replacement: '$1', samples: ['123-abc', '456-def'] },
  [1, 2, 3, 5, 8, 13],
  [
    [1, 2],
    [3, 4],
    [5, 6],
  ],
  {
    matrix: [
      [1.5, -2.25, 0],
      [0.001, 1e21, -7],
    ],
    shape: [2, 3],
    unit: 'mm',
  },
  ['red', 'green', 'blue'],
  [
    { id: 1, name: 'Ada' },
    { id: 2, name: 'Grace' },
    { id: 3, name: 'Edsger' },
  ],
  {
    users: [{ id: 17, email: 'ada@example.org', roles: ['admin', 'dev'], active: true, manager: null }],
    total: 1,
    page: 1,
  },
  { a: { b: { c: { d: { e: ['deep', { f: 1 }] } } } }, z: 'end' },
  {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [8.9, 54.47] },
    properties: { name: 'Leuchtturm', height: 41.5 },
  },
  { title: 'Möwen & Krähen', text: 'Über den Dächern – „schön“, nicht wahr?', tags: ['vögel', 'küste'], rating: 4 },
  { タイトル: '鴨の冒険', 説明: '昔々、「鴨」がいました。', ページ: 120, 既読: true },
  { emoji: '🦆🌊', reaction: 'so good 👍', count: 2, replies: ['🙂', ''] },
  { date: '2026-11-23', time: '14:05:09', at: '2026-11-23T14:05:09+01:00', duration: 'PT2H', zone: 'Europe/Berlin' },
  { price: 1250, currency: 'EUR', total: '1,250.00', discount: '10 %', items: [{ sku: 'A-001', qty: 2, each: 625 }] },
  { id: '00042', zip: '01234', phone: '+49 4841 1234', version: '1.10.0', hash: 'e3b0c442' },
  {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: { name: { type: 'string', minLength: 1 }, age: { type: 'integer', minimum: 0 } },
    required: ['name', 'age'],
    additionalProperties: false,
  },
  {
    messages: [
      { role: 'system', content: 'You are terse.' },
      { role: 'user', content: 'Why, though?' },
    ],
    temperature: 0.2,
  },
  { sql: "SELECT name, count(*) FROM birds WHERE kind = 'duck' GROUP BY name;", params: [], timeout_ms: 5000 },
  {
    question: 'What is 2 + 2?',
    options: ['3', '4', '5 (maybe)', 'none of these'],
    correct: 1,
    explanation: '2 + 2 = 4, as ever.',
  },
  { log: '[INFO] server {id: 7} up, listening', level: 'info', fields: { pid: 4711, host: 'web-1', ok: true } },
  { template: 'Dear {{name}}, your order #{id} is <b>ready</b>.', vars: ['name', 'id'], strict: true },
  { json: '{"inner": [1, 2], "ok": true}', note: 'the field above holds JSON', size: 29 },
  { command: 'curl -X POST -d \'{"a": 1}\' http://localhost:3000', shell: 'bash', env: { HOME: '/root', EMPTY: '' } },
  { latex: '\\frac{a}{b} + \\sqrt{x}', plain: 'a/b + sqrt(x)', ok: true },
  { markdown: '# Title\n\n- one\n- two, three\n\n> quote: "yes"\n', words: 6, draft: false },
  { poem: 'Roses are red,\nviolets are blue,\n"sugar" is sweet', author: null, lines: 3 },
  { 'first name': 'Ada', 'last-name': 'Lovelace', 'born in': 1815, 'is famous?': true, 'a.b.c': [] },
  { empty: {}, none: [], nothing: null, blank: '', zero: 0, no: false },
  { flags: [true, false, null, true], nested: [[], [[]], {}], last: 'x' },
  {
    scripts: { build: 'tsc -p .', test: 'vitest run --coverage', lint: 'biome check .' },
    private: true,
    version: '0.1.0',
  },
  {
    review: 'Great phone, but the 6.1" screen scratches. 4/5',
    stars: 4,
    pros: ['light', 'fast, too'],
    cons: ['5" is small'],
  },
  { dialog: '"Stop!" she cried. "Not here."', speaker: 'Mia', tags: ['"scene 1"', 'night'] },
  { analysis: 'Revenue rose 5% (from 1,200 to 1,260), costs fell', risks: ['none: yet', 'rates, fx'], outlook: 'good' },
  { event: 'click', target: { id: 'btn-1', x: 10, y: -4.5 }, meta: { ts: 1763906709, tags: { a: 'b' } } },
  { diff: '- const a = 1;\n+ const a = [1, 2];', files: [{ path: 'a.ts', added: 1, removed: 1 }], ok: true },
  {
    recipe: 'Pancakes',
    serves: 4,
    ingredients: [
      { what: 'flour', grams: 250 },
      { what: 'milk', ml: 500 },
    ],
    steps: ['Mix.', 'Fry.'],
  },
  { colors: ['#fff', '#00ff00'], cdn: '//cdn.example.org/x.js', comment: '/* not one */', hash: '# heading' },
  {
    entities: [
      { text: 'Angela', label: 'PERSON', span: [0, 6] },
      { text: 'Paris', label: 'CITY', span: [15, 20] },
    ],
  },
  { tree: { left: { left: null, right: { v: 1 } }, right: { v: 2 } }, size: 3 },
  { success: true },
  {
    plan: [
      { step: 1, do: 'read' },
      { step: 2, do: 'write', needs: [1] },
    ],
    budget: { tokens: 4096, usd: 0.25 },
  },
  { i18n: { de: 'Guten Tag', fr: 'Bonjour, ça va ?', en: "How's it going?" }, default: 'en' },
  {
    verdict: 'fail',
    reasons: ['exit code 1', 'timeout after 30 s'],
    log_tail: "Error: ENOENT, open '/tmp/x'\n    at main (a.js:1:2)",
  },
];

const SUBJECTS = ['the duck', 'a model', 'the server', 'our team', 'Ms Ahrens', 'the tide', 'version 2', 'a reader'];
const VERBS = ['reads', 'rejects', 'returns', 'needs', 'writes', 'loses', 'keeps'];
const OBJECTS = ['the file', 'an answer', '42 lines', 'nothing', 'a list', 'every key', 'the last word'];
const JOINTS = [', and ', '; ', ' - ', ': ', ' (again), ', '. ', ' or '];
const KEYS = [
  'id',
  'name',
  'title',
  'status',
  'items',
  'data',
  'max_tokens',
  'createdAt',
  'user-id',
  'value',
  'kind',
  'x1',
];

/** A random document with sentences in it; `pick` gives one of several. */
export function randomDocument(pick: <One>(from: readonly One[]) => One): Json {
  const sentence = (): string => `${pick(SUBJECTS)} ${pick(VERBS)} ${pick(OBJECTS)}`;
  const text = (): string =>
    pick([sentence, () => `${sentence()}${pick(JOINTS)}${sentence()}`, () => pick(OBJECTS), () => pick(KEYS)])();
  const number = (): number => pick([0, 1, -1, 7, 42, 3.14, -0.5, 1024, 99.9, 200, 1e-7, 123456789]);
  const scalar = (): Json => pick<() => Json>([text, text, number, () => pick([true, false, null])])();
  const list = (depth: number): Json => {
    const of = pick<() => Json>([text, number, () => value(depth - 1)]);
    return Array.from({ length: pick([0, 1, 2, 3, 4]) }, of);
  };
  const object = (depth: number): Json =>
    Object.fromEntries(Array.from({ length: pick([1, 2, 3, 4]) }, () => [pick(KEYS), value(depth - 1)]));
  const value = (depth: number): Json =>
    depth <= 0 ? scalar() : pick<() => Json>([scalar, () => list(depth), () => object(depth)])();
  return pick([() => object(3), () => object(2), () => list(3)])();
}
