import { type Format, feedback, PrintError } from 'peglot';
import * as acor from 'peglot/acor';
import * as design from 'peglot/design';
import * as dml from 'peglot/dml';
import * as duckflow from 'peglot/duckflow';
import * as skill from 'peglot/skill';
import { describe, expect, test } from 'vitest';

/** More than the stack has room for: what hands over so many arguments, or recurs so often, throws. */
const COUNT = 130_000;

const many = (line: string): string => line.repeat(COUNT);
const component = '# Design Specification: T-1\n\n## Component Logic\n\n### Component: A\n\n';

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  design: [
    `${component}**Dependencies:** B\n${many('<!-- a -->\n\n')}`,
    `${component}**Estimated Complexity:** 5\n${many('a\n\n')}`,
    `${component}**Estimated Complexity:** 5\n\n---\n\n${many('a\n\n')}`,
    `${component}#### \`a()\`\n**Parameters:** ${many('`a`: b, ')}`,
    `${component}#### \`a()\`\n**Parameters:**\n| Name | What |\n|-|-|\n${many('| a | b |\n')}`,
    `## Data Schemas\n\n### Table: t\n\n**Indexes:**\n\`\`\`sql\n${many(';--\n')}\`\`\`\n`,
  ],
  duckflow: [
    `${many('Sure.\n')}[REASONING]\na\n`,
    `[REASONING]\na\n[MOOD] 0.5\n${many('Sure.\n')}`,
    `[ACTION_0_TYPE] x\n[ACTION_0_CONTENT_START]\n${many('a\n')}`,
  ],
  skill: [
    many('SUCCESS\n'),
    `\`\`\`\n${many('Confidence: 0.8\n')}\`\`\`\n`,
    `{"success": true, "deliverables": [\n${many('""\n')}`,
    many('{"success": true}\n'),
  ],
  acor: [
    `## Suggestions\n${many('- `acor a`\n')}`,
    `## Input Needed\n\nChoose:\n${many('- `acor a`\n')}`,
    `## Output Data\n\`\`\`csv\n${many('a,b\n')}`,
    `## Error: A\n${many('a\n\n')}`,
  ],
  dml: [many('a `b` {{F:c}}\n'), `🦆▶️[T:write_file|a|${many('b\n')}]◀️🦆`],
};

/** Does with a text what users do; tells the name of the error when a step throws one that it does not promise. */
function walked<Model>(format: Pick<Format<Model>, 'parse' | 'check' | 'print'>): (text: string) => string {
  return (text) => {
    const parsed = format.parse(text);
    format.check(parsed.value);
    const todo = feedback(parsed, text);
    try {
      format.print(parsed.value);
    } catch (error) {
      // A value that cannot be written is refused.
      if (!(error instanceof PrintError)) throw error;
    }
    return todo;
  };
}

const WALKS = {
  design: walked(design),
  duckflow: walked(duckflow),
  skill: walked(skill),
  acor: walked(acor),
  dml: walked(dml),
};

describe.each(Object.entries(WALKS))('long texts: %s', (name, walk) => {
  test.each((TEXTS[name] ?? []).map((text) => [JSON.stringify(text.slice(-40)), text] as const))('… %s', (_, text) => {
    expect(walk(text)).toBeTypeOf('string');
  });
});
