import type { Diagnostic, Format } from 'peglot';
import { acor, design, type dml, duckflow, json, type parseAny, skill } from 'peglot';
import {
  type EditCodesOf,
  editBlocks,
  fromResponseTemplate,
  type TemplateCode,
  type ToolCode,
  toolCalls,
} from 'peglot/tools';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { changelog } from '../../examples/changelog/changelog.ts';

const tools = toolCalls({ dialect: 'hermes' });
const patches = editBlocks({ dialect: 'apply-patch' });
const template = fromResponseTemplate({ start_anchor: '<a>', fields: { content: {} } }, { prefix: '' });

type CodeOf<Parse extends (...given: never[]) => { readonly diagnostics: readonly Diagnostic[] }> =
  ReturnType<Parse>['diagnostics'][number]['code'];

describe('the codes of diagnostics', () => {
  it('are those of the format: its grammar, its rules, the engine', () => {
    expectTypeOf<'duckflow/bad-percent'>().toExtend<CodeOf<typeof duckflow.parse>>();
    expectTypeOf<'duckflow/missing-vital'>().toExtend<CodeOf<typeof duckflow.parse>>();
    expectTypeOf<'duckflow/stopped-early'>().toExtend<CodeOf<typeof duckflow.parse>>();
    expectTypeOf<'acor/missing-final-status'>().toExtend<CodeOf<typeof acor.parse>>();
    expectTypeOf<'design/sql-syntax'>().toExtend<CodeOf<typeof design.parse>>();
    expectTypeOf<'dml/duplicate-alias'>().toExtend<CodeOf<typeof dml.parse>>();
    expectTypeOf<'skill/duplicate-key'>().toExtend<CodeOf<typeof skill.parse>>();
    expectTypeOf<'json/duplicate-key'>().toExtend<CodeOf<typeof json.parse>>();
    expectTypeOf<'tools/unknown-tool'>().toExtend<CodeOf<typeof tools.parse>>();
    expectTypeOf<CodeOf<typeof tools.parse>>().toExtend<`tools/${string}`>();
    expectTypeOf<'apply-patch/empty-update'>().toExtend<CodeOf<typeof patches.parse>>();
    expectTypeOf<'apply-patch/wrong-marker'>().toExtend<CodeOf<typeof patches.parse>>();
    expectTypeOf<CodeOf<typeof patches.parse>>().toExtend<`apply-patch/${string}`>();
    expectTypeOf<'response-template/bad-value'>().toExtend<CodeOf<typeof template.parse>>();
  });

  it('are exported by each format', () => {
    expectTypeOf<CodeOf<typeof duckflow.parse>>().toEqualTypeOf<duckflow.Code>();
    expectTypeOf<CodeOf<typeof acor.parse>>().toEqualTypeOf<acor.Code>();
    expectTypeOf<CodeOf<typeof design.parse>>().toEqualTypeOf<design.Code>();
    expectTypeOf<CodeOf<typeof dml.parse>>().toEqualTypeOf<dml.Code>();
    expectTypeOf<CodeOf<typeof skill.parse>>().toEqualTypeOf<skill.Code>();
    expectTypeOf<CodeOf<typeof json.parse>>().toEqualTypeOf<json.Code>();
    expectTypeOf<CodeOf<typeof patches.parse>>().toEqualTypeOf<EditCodesOf['apply-patch']>();
    expectTypeOf<CodeOf<typeof template.parse>>().toEqualTypeOf<TemplateCode>();
    expectTypeOf<NonNullable<ReturnType<typeof parseAny>>['diagnostics'][number]['code']>().toEqualTypeOf<
      duckflow.Code | acor.Code | design.Code | dml.Code | skill.Code | json.Code
    >();
  });

  it('are the same in checks, streams and their ends', () => {
    expectTypeOf<ReturnType<typeof duckflow.check>[number]['code']>().toEqualTypeOf<duckflow.Code>();
    const stream = duckflow.createStream();
    expectTypeOf<CodeOf<typeof stream.end>>().toEqualTypeOf<duckflow.Code>();
    for (const event of stream.push('')) {
      if (event.type === 'diagnostic') expectTypeOf(event.diagnostic.code).toEqualTypeOf<duckflow.Code>();
    }
  });

  it('of one’s own format come from the generated grammar', () => {
    const [found] = changelog.parse('# 1\n').diagnostics;
    type EngineCode = 'unread' | 'stopped-early' | 'ends-in-value' | 'more-findings' | 'invalid-value';
    type Named = 'bad-version' | 'bad-kind-case' | 'bad-kind-slip';
    expectTypeOf<
      Extract<NonNullable<typeof found>['code'], `changelog/${Named | EngineCode}`>
    >().toEqualTypeOf<`changelog/${Named | EngineCode}`>();
    // @ts-expect-error: no mistake of the grammar has that name
    expect(found?.code === 'changelog/bad-versoin').toBe(false);
  });

  it('make a misspelled one an error of the compiler', () => {
    for (const { code } of duckflow.parse('[MOOD] 85%\n').diagnostics) {
      // @ts-expect-error: it is bad-percent
      expect(code === 'duckflow/bad-procent').toBe(false);
    }
  });

  it('let a switch be exhaustive', () => {
    type Loss = Extract<ToolCode, `tools/${'bad-value' | 'missing-argument' | 'unknown-tool'}`>;
    const advice = (code: Loss): string => {
      switch (code) {
        case 'tools/bad-value':
          return 'Write JSON.';
        case 'tools/missing-argument':
          return 'Write it.';
        case 'tools/unknown-tool':
          return 'Call another one.';
      }
    };
    expect(advice('tools/unknown-tool')).toBe('Call another one.');
    // @ts-expect-error: most codes are missing
    const all: Record<duckflow.Code, string> = { 'duckflow/bad-percent': 'Write 0.85.' };
    expect(Object.keys(all)).toHaveLength(1);
  });

  it('are any text where the format is any', () => {
    const formats: readonly Format<unknown>[] = [duckflow, acor, design, skill, json, tools, changelog];
    expectTypeOf<(typeof formats)[number]['check']>().returns.toEqualTypeOf<Diagnostic[]>();
    const generic = <Model>(format: Format<Model>): string[] => format.parse('').diagnostics.map(({ code }) => code);
    expect(generic(duckflow)).toContain('duckflow/empty-reply');
    // @ts-expect-error: a format of any codes is none of these
    const narrow: Format<duckflow.Reply, object, object, object, duckflow.Code> = changelog;
    expect(narrow.name).toBe('changelog');
  });
});
