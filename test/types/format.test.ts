import { readFileSync } from 'node:fs';
import type { Format, ParseOptions } from 'peglot';
import type * as Dml from 'peglot/dml';
import * as dml from 'peglot/dml';
import type { PrintOptions, PromptOptions, Reply } from 'peglot/duckflow';
import * as duckflow from 'peglot/duckflow';
import type { SkillOptions, SkillOutput, PromptOptions as SkillPromptOptions } from 'peglot/skill';
import * as skill from 'peglot/skill';
import { describe, expect, it } from 'vitest';

describe('the types', () => {
  it('hold the module of each format against one interface', () => {
    // The check is the compiler's.
    const format = duckflow satisfies Format<Reply, ParseOptions, PrintOptions, PromptOptions>;
    expect(format.name).toBe('duckflow');
    const skills = skill satisfies Format<SkillOutput, SkillOptions, object, SkillPromptOptions>;
    expect(skills.name).toBe('skill');
    const second = dml satisfies Format<Dml.Document, Dml.ParseOptions, Dml.PrintOptions, Dml.PromptOptions>;
    expect(second.name).toBe('dml');
  });

  it('of the generated trees know every node', () => {
    const text = readFileSync(new URL('../../generated/duckflow.ts', import.meta.url), 'utf8');
    const types = text.slice(text.search(/^export (?:type|interface) /m));
    expect(types).toContain('export type ItemNode =');
    expect(types.match(/^.*(?<!")\bany\b(?!").*$/gm) ?? []).toEqual([]);
  });
});
