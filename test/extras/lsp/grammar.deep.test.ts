import { describe, expect, test } from 'vitest';
import {
  CompletionRequest,
  DefinitionRequest,
  DocumentSymbolRequest,
  HoverRequest,
  type Location,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
} from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { folderWith } from '../../cli/run.ts';
import { type Editor, editorInMemory } from './client.ts';

const COMMON = `// One line end.
eol = "\\n" / "\\r\\n"
`;

const TODO = `import { eol } from "./common.peggy"

Todo = Item*
Item = Task / BadTask

/** One task. */
Task = "- " text:words eol

words = $[^\\r\\n]+

/**
 * A task is without its dash.
 *
 * @severity warning
 * @example buy milk
 * @hint Write - buy milk.
 */
BadTask = text:words eol
`;

const MISSING = `
/**
 * A task has no dash.
 *
 * @severity warning
 * @example milk
 * @hint Write - milk.
 */
MissingDash = ""
`;

async function withGrammar(text: string, work: (editor: Editor, uri: string) => Promise<void>): Promise<void> {
  const editor = await editorInMemory({ folder: await folderWith({ 'common.peggy': COMMON, 'todo.peggy': TODO }) });
  await work(editor, editor.open('todo.peggy', text, 'peggy'));
  await editor.close();
}

/** Where a word is in the grammar. */
function placeOf(word: string): { line: number; character: number } {
  const before = TODO.slice(0, TODO.indexOf(word)).split('\n');
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

const shown = (places: readonly Location[]): string[] =>
  places.map(
    ({ uri, range }) => `${uri.slice(uri.lastIndexOf('/') + 1)}:${range.start.line + 1}:${range.start.character + 1}`,
  );

describe.concurrent('peglot lsp, in a grammar', () => {
  test.each([
    ['what is no grammar', TODO.replace('Item*', 'Item* )'), /^Expected/, 2],
    ['a rule that is not there', TODO.replace('/ BadTask', '/ BadTusk'), /BadTusk/, 3],
    ['an alternative that is never reached', `${TODO}\nword = "a" / "ab"\n`, /never reached/, 19],
    [
      'a mistake that a predicate always finds',
      `${TODO.replace('"- "', '!MissingDash "- "')}${MISSING}`,
      /everywhere/,
      6,
    ],
    ['a mistake that says nothing of itself', TODO.replace(' * @hint Write - buy milk.\n', ''), /hint/, 10],
    [
      'an import that is not there',
      TODO.replace('./common', './commun'),
      /imports '\.\/commun\.peggy', and there is no such file/,
      0,
    ],
  ])('%s is told', (_, text, message, line) =>
    withGrammar(text, async (editor, uri) => {
      const [finding] = await editor.diagnostics(uri);
      expect(finding?.message).toMatch(message);
      expect(finding?.range.start.line).toBe(line);
    }),
  );

  test('a grammar for Peggy alone may hold code', () =>
    withGrammar('{{ const two = 2; }}\nstart = "a" { return two; }\n', async (editor, uri) => {
      expect(await editor.diagnostics(uri)).toEqual([]);
    }));

  test('rules are found, shown and listed', () =>
    withGrammar(TODO, async (editor, uri) => {
      const { connection } = editor;
      const textDocument = { uri };
      expect(await editor.diagnostics(uri)).toEqual([]);
      const at = (word: string) => ({ textDocument, position: placeOf(word) });

      const symbols = await connection.sendRequest(DocumentSymbolRequest.type, { textDocument });
      expect(symbols?.map(({ name }) => name)).toEqual(['Todo', 'Item', 'Task', 'words', 'BadTask']);
      const defined = await connection.sendRequest(DefinitionRequest.type, at('words eol'));
      expect(shown(defined as Location[])).toEqual(['todo.peggy:9:1']);
      const imported = await connection.sendRequest(DefinitionRequest.type, at('eol }'));
      expect(shown(imported as Location[])).toEqual(['common.peggy:2:1']);
      const context = { includeDeclaration: true };
      const uses = await connection.sendRequest(ReferencesRequest.type, { ...at('words ='), context });
      expect(shown(uses ?? [])).toEqual(['todo.peggy:9:1', 'todo.peggy:7:18', 'todo.peggy:18:16']);
      const hover = await connection.sendRequest(HoverRequest.type, at('BadTask'));
      expect(hover?.contents).toMatchObject({ value: expect.stringContaining('A task is without its dash') });
      expect(hover?.contents).toMatchObject({ value: expect.stringContaining('BadTask = text:words eol') });
    }));

  test('a rule is renamed in all files, and not to one that is there', () =>
    withGrammar(TODO, async (editor, uri) => {
      const { connection } = editor;
      const params = { textDocument: { uri }, position: placeOf('eol }') };
      expect(await connection.sendRequest(PrepareRenameRequest.type, params)).toEqual({
        start: { line: 0, character: 9 },
        end: { line: 0, character: 12 },
      });
      const edit = await connection.sendRequest(RenameRequest.type, { ...params, newName: 'lineEnd' });
      const changes = Object.entries(edit?.changes ?? {});
      expect(changes).toHaveLength(2);
      const texts = changes.map(([file, edits]) =>
        TextDocument.applyEdits(
          TextDocument.create(file, 'peggy', 1, file.endsWith('common.peggy') ? COMMON : TODO),
          edits,
        ),
      );
      expect(texts.sort()).toEqual([COMMON, TODO].map((text) => text.replaceAll('eol', 'lineEnd')).sort());
      for (const newName of ['words', 'no name'])
        await expect(connection.sendRequest(RenameRequest.type, { ...params, newName })).rejects.toThrow(newName);
    }));

  test('rules and annotations are completed, also while the grammar is broken', () =>
    withGrammar(TODO, async (editor, uri) => {
      const { connection } = editor;
      await editor.diagnostics(uri);
      const end = TODO.split('\n').length - 1;
      editor.change(uri, 2, [
        {
          range: { start: { line: end, character: 0 }, end: { line: end, character: 0 } },
          text: '\nnew = (wor\n/** @st',
        },
      ]);
      const labels = async (position: { line: number; character: number }) => {
        const found = await connection.sendRequest(CompletionRequest.type, { textDocument: { uri }, position });
        return (Array.isArray(found) ? found : []).map(({ label }) => label);
      };
      expect(await editor.diagnostics(uri, 2)).toMatchObject([{ severity: 1 }]);
      expect(await labels({ line: end + 1, character: 10 })).toEqual([
        'Todo',
        'Item',
        'Task',
        'words',
        'BadTask',
        'eol',
      ]);
      expect(await labels({ line: end + 2, character: 7 })).toEqual(
        expect.arrayContaining(['stream', 'scan', 'inside', 'hint']),
      );
    }));
});
