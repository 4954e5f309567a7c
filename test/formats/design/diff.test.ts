import fc from 'fast-check';
import { type DesignSpecification, diff, formatDiff, parse, prompt } from 'peglot/design';
import { describe, expect, it } from 'vitest';
import { designs } from '../../laws/design-texts.ts';
import { runs } from '../../laws/law.ts';
import { hostileDesigns } from './hostile.ts';

const text = prompt().split('\n## Example\n\n')[1] ?? '';
const old = parse(text).value;

function edited(...changes: readonly (readonly [string, string])[]): DesignSpecification {
  return parse(changes.reduce((changed, [from, to]) => changed.replace(from, to), text)).value;
}

describe('diff', () => {
  it('finds a severity that was lowered, and one that was raised', () => {
    const now = edited(['**Severity:** Critical', '**Severity:** Medium'], ['**Severity:** Low', '**Severity:** High']);
    expect(diff(old, now)).toEqual([
      {
        kind: 'changed',
        section: 'design_review_checklist',
        item: 'Security: Loans are private',
        field: 'severity',
        before: 'Critical',
        after: 'Medium',
        severity: 'lowered',
      },
      expect.objectContaining({ item: 'Maintainability: Layers stay apart', severity: 'raised' }),
    ]);
  });

  it('finds endpoints that came and went', () => {
    expect(diff(old, edited(['### POST /loans', '### PUT /loans']))).toEqual([
      {
        kind: 'added',
        section: 'api_contracts',
        item: 'PUT /loans',
        after: expect.objectContaining({ method: 'PUT' }),
      },
      { kind: 'removed', section: 'api_contracts', item: 'POST /loans', before: old.api_contracts[1] },
    ]);
  });

  it('finds columns by their names, wherever they stand', () => {
    const row = '| title | VARCHAR(80) | NOT NULL |';
    const now = edited(
      [`${row}\n`, ''],
      ['| tool_id | INTEGER | PRIMARY KEY |', `${row.replace('80', '120')}\n| tool_id | INTEGER | PRIMARY KEY |`],
    );
    expect(diff(old, now)).toEqual([
      {
        kind: 'changed',
        section: 'data_schemas',
        item: 'tools',
        field: 'columns.title.type',
        before: 'VARCHAR(80)',
        after: 'VARCHAR(120)',
      },
    ]);
  });

  it('tells fields of the design, items of lists and schemas', () => {
    const now = edited(
      ['Fastify 5', 'Hono 4'],
      ['- All times are in UTC', '- Tools have numbers'],
      ['"on_shelf": "boolean"', '"on_shelf": "string"'],
    );
    expect(formatDiff(diff(old, now), 'text')).toBe(`Design
  ~ technology_stack.Framework: Fastify 5 → Hono 4
  + assumptions.Tools have numbers
  - assumptions.All times are in UTC

API Contracts
  ~ GET /tools/{tool_id} response_schema: {"tool_id":"integer","title":"string (max 80 chars)","on_shelf":"boolean"} → {"tool_id":"integer","title":"string (max 80 chars)","on_shelf":"string"}
`);
  });

  it('writes Markdown', () => {
    const now = edited(
      ['**Severity:** Critical', '**Severity:** Low'],
      ['### Component: LoanDesk', '### Component: Desk'],
    );
    expect(formatDiff(diff(old, now), 'markdown')).toBe(`### Component Logic

- added \`Desk\`
- removed \`LoanDesk\`

### Design Review Checklist

- changed \`Security: Loans are private\` \`severity\`: \`Critical\` → \`Low\` (lowered)
`);
  });

  it('finds nothing between a design and itself, in whatever order its items stand', () => {
    expect(formatDiff(diff(old, old), 'text')).toBe('Nothing changed.\n');
    fc.assert(
      fc.property(fc.oneof(designs, hostileDesigns), (design) => {
        expect(diff(design, structuredClone(design))).toEqual([]);
      }),
      runs(60),
    );
    const turned = { ...old, component_logic: old.component_logic.toReversed() };
    expect(diff(old, turned)).toEqual([]);
  });

  it('finds the same both ways around, and keeps each change on one line', () => {
    fc.assert(
      fc.property(hostileDesigns, hostileDesigns, (left, right) => {
        const changes = diff(left, right);
        const back = diff(right, left);
        expect(changes).toHaveLength(back.length);
        for (const form of ['text', 'markdown'] as const) {
          const lines = formatDiff(changes, form).split('\n');
          expect(lines.filter((line) => /^( {2}[-+~] |- (added|removed|changed) )/.test(line))).toHaveLength(
            changes.length,
          );
        }
      }),
      runs(100),
    );
  });
});
