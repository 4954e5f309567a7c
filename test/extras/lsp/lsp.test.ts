import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import {
  CodeActionRequest,
  DocumentFormattingRequest,
  type DocumentSymbol,
  DocumentSymbolRequest,
  HoverRequest,
  SemanticTokensRequest,
  type TextEdit,
} from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { install } from '../../cli/install.ts';
import { BAD, CLEAN, folderWith, REPAIRED, start } from '../../cli/run.ts';
import { isDeep } from '../../laws/law.ts';
import { type Editor, type EditorOptions, editorInMemory, editorOver, leave } from './client.ts';

/** Works in an editor with these options. */
const withEditor = async (work: (editor: Editor) => Promise<void>, options: Partial<EditorOptions>) => {
  const editor = await editorInMemory({ folder: await folderWith({}), ...options });
  await work(editor);
  await editor.close();
};

/** The editor of all tests that ask for no options: each works in a folder of its own. */
let shared: Promise<Editor> | undefined;
let folders = 0;

const inEditor = async (work: (editor: Editor) => Promise<void>) => {
  shared ??= folderWith({}).then((folder) => editorInMemory({ folder }));
  const editor = await shared;
  const folder = ++folders;
  await work({ ...editor, open: (file, ...given) => editor.open(`${folder}/${file}`, ...given) });
};

afterAll(async () => (await shared)?.close());

const applied = (text: string, edits: readonly TextEdit[] | null | undefined): string =>
  TextDocument.applyEdits(TextDocument.create('file:///x', '', 1, text), [...(edits ?? [])]);

const codes = async (editor: Editor, uri: string, version = 1): Promise<unknown[]> =>
  (await editor.diagnostics(uri, version)).map(({ code }) => code);

const TEMPLATE = fileURLToPath(new URL('../../../examples/templates/lines/', import.meta.url));
const FORMATTING = { tabSize: 2, insertSpaces: true };
const WHOLE = { start: { line: 0, character: 0 }, end: { line: 1e6, character: 0 } };

/** The tokens as the words that they stand for. */
async function tokensIn(editor: Editor, uri: string, text: string): Promise<string[]> {
  const answer = await editor.connection.sendRequest(SemanticTokensRequest.type, { textDocument: { uri } });
  const types = editor.server.capabilities.semanticTokensProvider?.legend.tokenTypes ?? [];
  const { data = [] } = answer ?? {};
  const lines = text.split('\n');
  let [line, character] = [0, 0];
  const shown: string[] = [];
  for (let at = 0; at < data.length; at += 5) {
    const [down = 0, right = 0, length = 0, type = 0] = data.slice(at);
    character = down === 0 ? character + right : right;
    line += down;
    shown.push(`${types[type]}: ${lines[line]?.slice(character, character + length)}`);
  }
  return shown;
}

/** An outline as indented lines. */
function outline(symbols: readonly DocumentSymbol[], indent = ''): string {
  return symbols
    .map(({ name, detail, children = [] }) => {
      const line = `${indent}${name}${detail === undefined ? '' : ` = ${detail}`}\n`;
      return line + outline(children, `${indent}  `);
    })
    .join('');
}

describe.concurrent('peglot lsp', () => {
  test.each(['file:///a%2fb.txt', 'file://host/a.txt', 'file:///%', 'untitled:Untitled-1'])(
    'reads a document that no file of this system can be: %s',
    (address) =>
      inEditor(async (editor) => {
        const uri = editor.openUri(address, BAD);
        expect(await codes(editor, uri)).toEqual(await codes(editor, editor.open('same.txt', BAD)));
      }),
  );

  test('tells what is wrong, also as the text is changed bit by bit', () =>
    inEditor(async (editor) => {
      const uri = editor.open('reply.txt', BAD);
      const range = { start: { line: 5, character: 8 }, end: { line: 5, character: 12 } };
      const bad = { code: 'duckflow/bad-vital', severity: 1, source: 'peglot', range };
      expect(await editor.diagnostics(uri)).toMatchObject([bad]);
      editor.change(uri, 2, [{ range, text: '0.7' }]);
      expect(await editor.diagnostics(uri, 2)).toEqual([]);
    }));

  test('mends one finding, or all', () =>
    inEditor(async (editor) => {
      const text = REPAIRED.replace('0.8', '80%');
      const uri = editor.open('reply.txt', text);
      expect(await codes(editor, uri)).toEqual(['duckflow/bad-percent', 'duckflow/bad-percent']);
      const actions = await editor.connection.sendRequest(CodeActionRequest.type, {
        textDocument: { uri },
        range: { start: { line: 3, character: 15 }, end: { line: 3, character: 15 } },
        context: { diagnostics: [] },
      });
      const [one, all, ...others] = actions ?? [];
      expect(others).toEqual([]);
      expect(one).toMatchObject({
        kind: 'quickfix',
        title: 'Fix: Write 0.9',
        diagnostics: [{ range: { start: { line: 3 } } }],
      });
      const changed = (action: typeof one) =>
        applied(text, action && 'edit' in action ? action.edit?.changes?.[uri] : undefined);
      expect(changed(one)).toBe(CLEAN.replace('0.8', '80%'));
      expect(all).toMatchObject({ kind: 'source.fixAll.peglot' });
      expect(changed(all)).toBe(CLEAN);
    }));

  test('formats, and refuses what would lose something', () =>
    inEditor(async (editor) => {
      const uri = editor.open('reply.txt', CLEAN.replace('[MOOD] 0.8', '[MOOD]    0.80'));
      const options = { textDocument: { uri }, options: FORMATTING };
      const edits = await editor.connection.sendRequest(DocumentFormattingRequest.type, options);
      expect(applied(CLEAN.replace('[MOOD] 0.8', '[MOOD]    0.80'), edits)).toBe(CLEAN);
      const bad = editor.open('bad.txt', BAD);
      const refused = editor.connection.sendRequest(DocumentFormattingRequest.type, {
        ...options,
        textDocument: { uri: bad },
      });
      await expect(refused).rejects.toThrow('bad.txt: not formatted, it has 1 error');
    }));

  test('shows an outline, tokens and what stands at a place', ({ expect }) =>
    inEditor(async (editor) => {
      const uri = editor.open('reply.txt', BAD);
      const { connection } = editor;
      const symbols = await connection.sendRequest(DocumentSymbolRequest.type, { textDocument: { uri } });
      expect(outline(symbols as DocumentSymbol[])).toMatchInlineSnapshot(`
        "reasoning = All tests pass.
        vitals
          confidence = 0.9
          mood = 0.8
          stamina = 0.6
        actions = 1
          [0] finish
            index = 0
            type = finish
            params
              result = done
        "
      `);
      expect(await tokensIn(editor, uri, BAD)).toMatchInlineSnapshot(`
        [
          "keyword: [REASONING]",
          "string: All tests pass.",
          "keyword: [CONFIDENCE]",
          "number: 0.9",
          "keyword: [MOOD]",
          "number: 0.8",
          "keyword: [FOCUS]",
          "mistake: high",
          "keyword: [STAMINA]",
          "number: 0.6",
          "keyword: [ACTION_",
          "number: 0",
          "keyword: _TYPE]",
          "string: finish",
          "keyword: [ACTION_0_RESULT]",
          "string: done",
        ]
      `);
      const percent = '[MOOD] 80%\n[FOCUS] 1\n';
      expect(await tokensIn(editor, editor.open('percent.duckflow', percent), percent)).toEqual([
        'keyword: [MOOD]',
        'mistake: 80%',
        'keyword: [FOCUS]',
        'number: 1',
      ]);
      const hover = async (line: number, character: number) => {
        const found = await connection.sendRequest(HoverRequest.type, {
          textDocument: { uri },
          position: { line, character },
        });
        return found?.contents;
      };
      expect(await hover(5, 9)).toMatchInlineSnapshot(`
        {
          "kind": "markdown",
          "value": "**duckflow/bad\\-vital**: The value of a vital is not a number from 0\\.0 to 1\\.0: "high"

        Write a number from 0\\.0 to 1\\.0\\.

        The value of a vital is not a number from 0\\.0 to 1\\.0\\. It was left out\\.

        For example:

        \`\`\`text
        [MOOD] high
        \`\`\`",
        }
      `);
      expect(await hover(3, 14)).toEqual({ kind: 'markdown', value: '```text\nvitals.confidence\n```\nnumber' });
      expect(await hover(7, 0)).toBeUndefined();
      const messages = editor.open('run.acor', '## Status: Working\n\n## Progress: 140 %\n');
      const second = await connection.sendRequest(HoverRequest.type, {
        textDocument: { uri: messages },
        position: { line: 2, character: 0 },
      });
      expect(JSON.stringify(second?.contents)).toContain('percent');
    }));

  test('the name of a file says its format; a text in no format has no findings', () =>
    inEditor(async (editor) => {
      expect(await codes(editor, editor.open('empty.skill.txt', 'Hello.\n'))).not.toEqual([]);
      expect(await codes(editor, editor.open('empty.txt', 'Hello.\n'))).toEqual([]);
      expect(await codes(editor, editor.open('mine.txt', '[MOOD] 2\n', 'duckflow'))).toContain(
        'duckflow/vital-out-of-range',
      );
    }));

  test.runIf(isDeep)(
    'formats of one’s own come from the configuration, unless the editor does not trust it',
    async () => {
      const own = await folderWith({ 'peglot.config.ts': "export default ['./todo.ts'];\n" });
      await install(own, ['valibot'], { define: 'src/engine/index.ts', 'define/runtime': 'src/engine/generated.ts' });
      for (const file of ['todo.ts', 'todo.parser.ts']) await copyFile(`${TEMPLATE}${file}`, join(own, file));
      await withEditor(
        async (editor) => {
          expect(await codes(editor, editor.open('a.todo', '- [?] buy milk\n'))).toEqual(
            expect.arrayContaining([expect.stringMatching(/^todo\//)]),
          );
          expect(editor.messages).toEqual([]);
        },
        { folder: own },
      );
      await withEditor(
        async (editor) => {
          expect(await codes(editor, editor.open('a.todo', '- [?] buy milk\n'))).toEqual([]);
        },
        { folder: own, ownFormats: false },
      );
      await withEditor(
        async (editor) => {
          expect(await codes(editor, editor.open('a.txt', BAD))).toEqual(['duckflow/bad-vital']);
          expect(editor.messages).toEqual([
            "peglot: peglot.config.ts lists no format; write: export default ['./todo.ts']",
          ]);
        },
        { folder: await folderWith({ 'peglot.config.ts': 'export default [];\n' }) },
      );
    },
  );

  test.runIf(isDeep)('of the versions of a text, the newest counts', () =>
    inEditor(async (editor) => {
      const uri = editor.open('reply.txt', CLEAN);
      for (let version = 2; version <= 40; version++)
        editor.change(uri, version, [{ text: version === 40 ? BAD : `${CLEAN}${version}` }]);
      expect(await codes(editor, uri, 40)).toEqual(['duckflow/bad-vital']);
      const versions = editor.published.filter((one) => one.uri === uri).map(({ version = 0 }) => version);
      expect(versions).toEqual([...versions].sort((a, b) => a - b));
      expect(versions.length).toBeLessThan(10);
    }),
  );

  test.runIf(isDeep)('a text that takes too long stops nothing', () =>
    withEditor(
      async (editor) => {
        const odd = editor.open('odd.duckflow', '['.repeat(3_900_000));
        const [finding] = await editor.diagnostics(odd);
        expect(finding?.message).toMatch(/^not checked: reading took longer than 0\.001 s/);
      },
      { timeout: 1 },
    ),
  );

  test('a text that is too long is not read', () =>
    inEditor(async (editor) => {
      const long = editor.open('long.txt', 'x'.repeat(4_000_001));
      expect(await editor.diagnostics(long)).toMatchObject([
        {
          severity: 2,
          message: expect.stringMatching(/^not checked: the text has 4000001/),
          range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
        },
      ]);
      expect(await codes(editor, editor.open('reply.txt', BAD))).toEqual(['duckflow/bad-vital']);
    }));

  test('the command speaks over standard input and output, and goes when it is told', async () => {
    const child = start(['lsp', '--stdio']);
    const editor = await editorOver(child.stdout, child.stdin, { folder: await folderWith({}) });
    expect(editor.server.serverInfo?.name).toBe('peglot');
    const uri = editor.open('reply.txt', BAD);
    expect(await codes(editor, uri)).toEqual(['duckflow/bad-vital']);
    const actions = await editor.connection.sendRequest(CodeActionRequest.type, {
      textDocument: { uri },
      range: WHOLE,
      context: { diagnostics: [] },
    });
    expect(actions).toEqual([]);
    const closed = new Promise((resolve) => child.once('close', resolve));
    await leave(editor);
    expect(await closed).toBe(0);
  });

  test.runIf(isDeep)('the command reads all texts in the format it is told', async () => {
    const child = start(['lsp', '--format', 'skill']);
    const editor = await editorOver(child.stdout, child.stdin, { folder: await folderWith({}) });
    expect(await codes(editor, editor.open('reply.txt', 'Hello.\n'))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^skill\//)]),
    );
    await leave(editor);
  });
});
