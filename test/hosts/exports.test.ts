import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as aiSdk from 'peglot/ai-sdk';
import * as genkit from 'peglot/genkit';
import * as langchain from 'peglot/langchain';
import * as openai from 'peglot/openai';
import * as promptfoo from 'peglot/promptfoo';
import * as telemetry from 'peglot/telemetry';
import * as vitest from 'peglot/vitest';
import { expect, it } from 'vitest';

it('the entries of the hosts export these values and no others', () => {
  const entries = { aiSdk, genkit, langchain, openai, promptfoo, telemetry, vitest };
  const names = Object.entries(entries).map(([entry, module]) => [entry, Object.keys(module).sort()]);
  expect(Object.fromEntries(names)).toEqual({
    aiSdk: ['FindingsError', 'output', 'repairToolCall', 'toolCallMiddleware'],
    genkit: ['FindingsError', 'genkitFormat'],
    langchain: ['FindingsError', 'FormatOutputParser', 'ToolCallOutputParser'],
    openai: ['openai', 'openaiStream'],
    promptfoo: ['parsesAs'],
    telemetry: ['observed'],
    vitest: ['toParseAs'],
  });
});

it('no host names a format', () => {
  const folder = fileURLToPath(new URL('../../src/hosts', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(15);
  // The streams of Node are those of single formats. In front of a server the dialect is named, so that one line is enough.
  for (const file of files.filter((name) => !/^(?:openai|node)\b/.test(name)))
    expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(
      /from '[^']*(?:formats\/|formats\.ts|\/index\.ts)/,
    );
});
