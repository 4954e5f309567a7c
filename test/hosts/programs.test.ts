import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'vitest';
import { runProgram } from './program.ts';

describe('the program of docs/hosts', () => {
  // The command as npm installs it.
  process.env.PATH = [fileURLToPath(new URL('node_modules/.bin', import.meta.url)), process.env.PATH].join(delimiter);

  it.each(['ask', 'langchain', 'genkit', 'mcp', 'openai'])('%s.md prints what the page says', (page) =>
    runProgram(page),
  );

  it('langchain.md prints what the page says of tools', () => runProgram('langchain', 'tools'));
});
