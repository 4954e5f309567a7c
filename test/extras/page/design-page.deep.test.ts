import fc from 'fast-check';
import { type DesignSpecification, parse, prompt } from 'peglot/design';
import { describe, expect, it, test } from 'vitest';
import type { Diagnostic } from '../../../src/core/diagnostic.ts';
import { renderDesignPage } from '../../../src/extras/design/page/page.ts';
import { hostileDesigns, hostileName } from '../../formats/design/hostile.ts';
import { designs, fragments } from '../../laws/design-texts.ts';
import { runs } from '../../laws/law.ts';
import { damaged } from '../../laws/texts.ts';
import { FULL_DESIGN } from './full-design.ts';
import { type ReadPage, readPage } from './read-page.ts';

function pageOf(text: string): ReadPage {
  return readPage(renderDesignPage('design.md', text, parse(text)));
}

/** A page of a model that no parser gave, with findings that quote anything. */
function pageOfModel(value: DesignSpecification, name: string, diagnostics: readonly Diagnostic[]): ReadPage {
  const parsed = { value, diagnostics, ok: true, complete: true, format: 'design', via: 'markdown' };
  return readPage(renderDesignPage(name, name, { ...parsed, locate: () => undefined }));
}

/** The plain words of all texts in a value, names of fields not counted. */
function wordsIn(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set(value.match(/[a-z]{3,}/gi) ?? []);
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((each) => [...wordsIn(each)]));
}

function missing(page: ReadPage, words: Iterable<string>): string[] {
  return [...words].filter((word) => !page.text.includes(word));
}

describe('the design page', () => {
  it('shows every word of a design that uses every field', () => {
    const { value, diagnostics } = parse(FULL_DESIGN);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const words = FULL_DESIGN.match(/\bw[0-9]{2}\b/g) ?? [];
    expect(missing({ faults: [], text: JSON.stringify(value) }, words)).toEqual([]);
    const page = pageOf(FULL_DESIGN);
    expect(page.faults).toEqual([]);
    expect(missing(page, words)).toEqual([]);
  });

  it('draws no graph whose lines pass hundreds of others', () => {
    // A chain in which everything also depends on the first: each such line passes all components between.
    const chain = (length: number): string => {
      const { value } = parse(FULL_DESIGN);
      const [first] = value.component_logic;
      if (first === undefined) throw new Error('the design has no component');
      const component_logic = Array.from({ length }, (_, at) => ({
        ...first,
        component_name: `C${at}`,
        dependencies: at === 0 ? [] : [`C${at - 1}`, 'C0'],
      }));
      return pageOfModel({ ...value, component_logic }, 'design.md', []).text;
    };
    expect(chain(20)).toContain('An arrow leads from a component to what it depends on.');
    expect(chain(60)).toContain('There is no drawing: 60 boxes and 117 lines are too many to be read.');
  });

  it('loses no word of any design', () =>
    fc.assert(
      fc.property(designs, (design) => {
        const page = pageOfModel(design, 'design.md', []);
        expect(page.faults).toEqual([]);
        expect(missing(page, wordsIn(design))).toEqual([]);
      }),
      runs(100),
    ));

  it('shows a damaged document with all that was found in it', () =>
    fc.assert(
      fc.property(damaged(fragments), (text) => {
        const page = pageOf(text);
        expect(page.faults).toEqual([]);
        for (const { code } of parse(text).diagnostics) expect(page.text).toContain(code);
      }),
      runs(200),
    ));

  it('lets no text out of its place', () =>
    fc.assert(
      fc.property(hostileDesigns, hostileName, hostileName, (design, name, message) => {
        const found: Diagnostic = {
          code: name,
          severity: 'error',
          message,
          range: { start: 0, end: 1 },
          hint: message,
        };
        expect(pageOfModel(design, name, [found]).faults).toEqual([]);
      }),
      runs(200),
    ));

  test.each([
    '</style><script>alert(1)</script>',
    '</title><img src=x onerror=alert(1)>',
    '[a](javascript:alert(1)) [b](data:text/html,x) [c]( JaVaScRiPt:alert(1)) <javascript:alert(1)>',
    '![x](https://tracker.example/pixel.png)',
    '[x](https://example.org "\\" onmouseover=alert(1) \\"")',
    '"><svg onload=alert(1)>',
    "' onfocus=alert(1) autofocus='",
    '<!-- --><svg><style><img src=x onerror=alert(1)></style></svg>',
    '```"onclick=alert(1)\ncode\n```',
    '# <b>heading</b>\n\n<iframe src="//evil.example">',
    '&lt;script&gt; &#x3c;img&#x3e;',
    '\u202egnp.exe \u0000 \ud800 \u2028',
  ])('shows %j as text, wherever it stands', (hostile) => {
    const { value } = parse(FULL_DESIGN);
    const [contract] = value.api_contracts;
    const [schema] = value.data_schemas;
    const [component] = value.component_logic;
    const [item] = value.design_review_checklist;
    if (!contract || !schema || !component || !item) throw new Error('the full design has everything');
    const everywhere: DesignSpecification = {
      task_id: hostile,
      timestamp: hostile,
      architecture_overview: hostile,
      technology_stack: { [hostile]: hostile },
      assumptions: [hostile],
      api_contracts: [{ ...contract, method: hostile, endpoint: hostile, description: hostile, rate_limit: hostile }],
      data_schemas: [
        {
          ...schema,
          table_name: hostile,
          columns: [{ name: hostile, type: hostile, constraints: hostile }],
          indexes: [hostile],
        },
      ],
      component_logic: [{ ...component, component_name: hostile, dependencies: [hostile, `${hostile}2`] }],
      design_review_checklist: [{ ...item, category: hostile, description: hostile }],
      extra: { [hostile]: hostile, '': hostile },
    };
    expect(pageOfModel(everywhere, hostile, []).faults).toEqual([]);
  });

  it('draws the diagrams of a design, and says when one would be too large', () => {
    const [first] = parse(FULL_DESIGN).value.component_logic;
    if (first === undefined) throw new Error('the full design has components');
    const many = (count: number): DesignSpecification => ({
      ...parse(FULL_DESIGN).value,
      component_logic: Array.from({ length: count }, (_, at) => ({
        ...first,
        component_name: `C${at}`,
        interfaces: [],
        dependencies: at === 0 ? [] : [`C${at >> 1}`],
      })),
    });
    expect(pageOfModel(many(200), 'x', []).text).toContain('200 components and 199 dependencies');
    expect(pageOfModel(many(520), 'x', []).text).toContain('There is no drawing');
  });

  it('shows the example of the prompt without a finding', () => {
    const page = pageOf(prompt().split('\n## Example\n\n')[1] ?? '');
    expect(page.faults).toEqual([]);
    expect(page.text).toContain('No problems were found.');
  });
});
