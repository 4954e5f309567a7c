import { readdirSync, readFileSync } from 'node:fs';
import * as acor from 'peglot/acor';
import * as design from 'peglot/design';
import * as dml from 'peglot/dml';
import * as duckflow from 'peglot/duckflow';
import { describe, expect, it } from 'vitest';
import { readCase } from '../corpus-file.ts';

// What a text shows in code is not what it says: each text of a corpus, clean or not, quoted in a clean one.

/** The texts of a corpus, by the names of their files. */
function corpus(format: string): (readonly [name: string, text: string])[] {
  const folder = new URL(`../corpus/${format}/`, import.meta.url);
  return readdirSync(folder).map((name) => [name, readCase(readFileSync(new URL(name, folder), 'utf8')).input]);
}

/** A run of a character that is longer than each of them in a text. */
function runOf(char: string, text: string, least: number): string {
  const lengths = text.match(new RegExp(`${char}+`, 'g'))?.map(({ length }) => length + 1) ?? [];
  return char.repeat(Math.max(least, ...lengths));
}

/** A text in a fence, in a longer one, and in one of tildes. */
function fences(text: string): string[] {
  const lines = /\n$/.test(text) ? text : `${text}\n`;
  const [ticks, waves] = [runOf('`', text, 3), runOf('~', text, 3)];
  return [`${ticks}text\n${lines}${ticks}`, `${ticks}\`\`\n${lines}${ticks}\`\``, `${waves}\n${lines}${waves}`];
}

describe('what is quoted is not read as the thing', () => {
  it.each(corpus('duckflow'))('duckflow: %s', (_, text) => {
    for (const quoted of fences(text)) {
      const { value } = duckflow.parse(`[REASONING]\nThey wrote:\n${quoted}\n[MOOD] 0.5\n`);
      const reasoning = `They wrote:\n${quoted}`;
      expect(value).toEqual({ ...duckflow.emptyReply(), reasoning, vitals: { mood: 0.5 } });
    }
  });

  it.each(corpus('acor'))('acor: %s', (_, text) => {
    for (const quoted of fences(text)) {
      const { messages } = acor.parse(`## Output\nThey wrote:\n${quoted}\n\n## Status: Complete\n`).value;
      expect(messages).toMatchObject([{ kind: 'output', body: `They wrote:\n${quoted}` }, { kind: 'status' }]);
    }
  });

  it.each(corpus('design'))('design: %s', (_, text) => {
    for (const quoted of fences(text)) {
      const { value } = design.parse(
        `# Design Specification: T-1\n\n## Architecture Overview\n\nAs in:\n\n${quoted}\n\n## Assumptions\n\n1. One\n`,
      );
      const architecture_overview = `As in:\n\n${quoted}`;
      expect(value).toEqual({ ...design.emptyDesign(), task_id: 'T-1', architecture_overview, assumptions: ['One'] });
    }
  });

  it.each(corpus('dml'))('dml: %s', (_, text) => {
    const run = runOf('`', text, 1);
    const inLine = /[\n\r]/.test(text) ? [] : [`Write ${run} ${text} ${run} then.`];
    for (const quoted of [...fences(text), ...inLine]) {
      const { segments } = dml.parse(`So:\n\n${quoted}\nDone.\n`).value;
      expect(segments.filter((segment) => segment.kind === 'macro' && !segment.quoted)).toEqual([]);
    }
  });
});
