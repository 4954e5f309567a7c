import { readFileSync } from 'node:fs';
import type { Format, ParseOptions } from 'peglot';
import type { PromptOptions as AcorPromptOptions, StreamOptions, Transcript } from 'peglot/acor';
import * as acor from 'peglot/acor';
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
    const transcripts = acor satisfies Format<Transcript, StreamOptions, object, AcorPromptOptions>;
    expect(transcripts.name).toBe('acor');
  });

  it.each(['design', 'acor'])('of the generated tree of %s know every node', (name) => {
    const text = readFileSync(new URL(`../../generated/${name}.ts`, import.meta.url), 'utf8');
    const types = text.slice(text.search(/^export (?:type|interface) /m));
    expect(types).toMatch(/^export type Nodes = NodesByType<[A-Z]/m);
    expect(types.match(/^.*(?<!")\bany\b(?!").*$/gm) ?? []).toEqual([]);
  });
});
