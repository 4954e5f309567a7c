import { type } from 'arktype';
import { type ToolCall, withTools } from 'peglot/dml';
import * as v from 'valibot';
import { describe, expectTypeOf, it } from 'vitest';
import { z } from 'zod';

interface Range {
  readonly start: number;
  readonly end: number;
}

describe('the types of calls', () => {
  const tools = withTools({
    read_file: { params: ['path'] },
    list_files: { params: ['path', 'pattern', 'recursive'], required: 1 },
    run_tests: { params: [] },
    zod: z.object({ path: z.string(), recursive: z.boolean(), depth: z.number().optional() }),
    valibot: v.object({ size: v.pipe(v.string(), v.transform(Number)) }),
    arktype: { params: ['path', 'deep'], schema: type({ path: 'string', 'deep?': 'boolean' }) },
  });
  type Call = ReturnType<typeof tools.parse>['calls'][number];

  it('are a union that the name of the tool tells apart', () => {
    expectTypeOf<Call['tool']>().toEqualTypeOf<
      'read_file' | 'list_files' | 'run_tests' | 'zod' | 'valibot' | 'arktype'
    >();
    expectTypeOf<Extract<Call, { tool: 'read_file' }>>().toEqualTypeOf<{
      readonly tool: 'read_file';
      readonly args: { readonly path: string };
      readonly range: Range;
    }>();
  });

  it('tell which arguments may be left out', () => {
    expectTypeOf<Extract<Call, { tool: 'list_files' }>['args']>().toEqualTypeOf<{
      readonly path: string;
      readonly pattern?: string;
      readonly recursive?: string;
    }>();
    expectTypeOf<keyof Extract<Call, { tool: 'run_tests' }>['args']>().toEqualTypeOf<never>();
  });

  it('are what the schemas give', () => {
    expectTypeOf<Extract<Call, { tool: 'zod' }>['args']>().toEqualTypeOf<{
      path: string;
      recursive: boolean;
      depth?: number | undefined;
    }>();
    expectTypeOf<Extract<Call, { tool: 'valibot' }>['args']>().toEqualTypeOf<{ size: number }>();
    expectTypeOf<Extract<Call, { tool: 'arktype' }>['args']>().toEqualTypeOf<{ path: string; deep?: boolean }>();
  });

  it('narrow in a switch', () => {
    for (const call of tools.parse('').calls) {
      if (call.tool === 'zod') expectTypeOf(call.args.recursive).toEqualTypeOf<boolean>();
      // @ts-expect-error: another tool has no such argument
      if (call.tool === 'read_file') call.args.recursive;
    }
  });

  it('are loose where the parameters are not known to the compiler', () => {
    expectTypeOf<ToolCall<Record<string, { params: string[] }>>['args']>().toEqualTypeOf<
      Readonly<Record<string, string>>
    >();
  });
});
