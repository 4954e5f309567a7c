import fc from 'fast-check';
import { type DesignSpecification, parse, prompt, toMermaid } from 'peglot/design';
import { describe, expect, it } from 'vitest';
import { runs } from '../../laws/law.ts';
import { hostileDesigns } from './hostile.ts';

const example = parse(prompt().split('\n## Example\n\n')[1] ?? '').value;

/** No quote, bracket, backtick, percent sign or angle bracket, and no character code that ends early. */
const LABEL = '"[\\p{L}\\p{N} _.,:()+\\-]*(?:#\\d+;[\\p{L}\\p{N} _.,:()+\\-]*)*"';
const COMPONENT = new RegExp(`^ {2}(c\\d+\\[${LABEL}\\]|x\\d+\\(\\[${LABEL}\\]\\)|c\\d+ --> [cx]\\d+)$`, 'u');
const ENTITY = new RegExp(
  `^ {2}(t\\d+\\[${LABEL}\\] \\{|\\}|t\\d+ \\|\\|--o\\{ t\\d+ : ${LABEL}| {2}[A-Za-z_][\\w()[\\]]* [A-Za-z_][\\w()[\\]]*( (PK|FK|UK)(, (FK|UK))*)?( ${LABEL})?)$`,
  'u',
);

function expectHarmless(design: DesignSpecification): void {
  const { components, entities } = toMermaid(design);
  for (const [text, head, form] of [
    [components, 'flowchart LR', COMPONENT],
    [entities, 'erDiagram', ENTITY],
  ] as const) {
    const [first, ...lines] = text.trimEnd().split('\n');
    expect(first).toBe(head);
    for (const line of lines) expect(line).toMatch(form);
  }
}

describe('toMermaid', () => {
  it('draws the components of the example', () => {
    expect(toMermaid(example).components).toBe(`flowchart LR
  c0["LoanDesk (SU-001)"]
  c1["LoanLedger (SU-002)"]
  c0 --> c1
`);
  });

  it('draws the tables of the example', () => {
    expect(toMermaid(example).entities).toBe(
      `erDiagram
  t0["tools"] {
    INTEGER tool_id PK
    VARCHAR(80) title "NOT NULL"
  }
  t1["loans"] {
    UUID loan_id PK "PRIMARY KEY"
    INTEGER tool_id FK "NOT NULL"
    DATE lent_on "NOT NULL DEFAULT CURRENT_DATE"
    DATE due_on "NOT NULL"
    DATE returned_on
  }
  t0 ||--o{ t1 : "tool_id"
`.replaceAll('PK\n', 'PK "PRIMARY KEY"\n'),
    );
  });

  it('shows what a component needs from outside, once', () => {
    const [first, second] = example.component_logic;
    if (first === undefined || second === undefined) throw new Error('the example has two components');
    const component_logic = [first, second].map((each) => ({ ...each, dependencies: ['Mail "X"', 'Mail "X"'] }));
    expect(
      toMermaid({ ...example, component_logic })
        .components.split('\n')
        .slice(3),
    ).toEqual(['  x2(["Mail #34;X#34;"])', '  c0 --> x2', '  c1 --> x2', '']);
  });

  it('lets no name out of its place', () => fc.assert(fc.property(hostileDesigns, expectHarmless), runs(300)));
});
