import { quote } from '../../../core/diagnostic.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import { setOwn } from '../../../core/record.ts';
import type { DirectiveMessage, ErrorMessage, OutputFile, Suggestion } from '../model.ts';
import { type Body, type Labelled, labelOf } from './body.ts';
import { bulletOf, type CodeItem, columnOf, type EntryItem, type Item, wholeCodeOf } from './items.ts';
import { joined } from './source.ts';

/** The list of an Output Files message. */
export function filesOf(body: Body): OutputFile[] {
  const files: OutputFile[] = [];
  let outer: EntryItem | undefined;
  for (const node of body.items) {
    if (node.type !== 'Entry') continue;
    const { before, after } = node.text;
    const { first, path: written } = before;
    const wholeCode = wholeCodeOf(node);
    const last = files.at(-1);
    // An item inside a file's item continues its description, unless it is a file itself.
    if (last !== undefined && outer !== undefined && first === null && isInside(node, outer)) {
      last.description = joined(last.description, body.text(node.text), body.text(node.moreCode), body.text(node.more));
      continue;
    }
    const at = ['files', files.length];
    reportDot(node, at, body);
    // - Report: `out/report.pdf`
    const named = first === null && written === null ? after.last : null;
    const path = first?.code ?? written ?? named?.code ?? before;
    // The rest of the line after a path.
    const behind = first === null || wholeCode !== null ? after : { start: first.end, end: node.text.end };
    const rest = named === null ? behind : before;
    const file = {
      path: body.text(path),
      description: joined(body.text(rest), body.text(node.moreCode), body.text(node.more)),
    };
    if (file.path === '') {
      body.report('bad-file', node, ['files']);
      continue;
    }
    if (first === null && named === null)
      body.report('plain-file', node, at, {
        about: body.text(before),
        hint: `Write - \`${file.path}\`${file.description === '' ? '' : ` - ${file.description}`}`,
      });
    body.place(at, node);
    body.place([...at, 'path'], path);
    if (rest.start < rest.end) body.place([...at, 'description'], rest);
    files.push(file);
    outer = node;
  }
  return files;
}

/** Whether an item is indented to another one's text: a longer list number alone moves it by one column. */
function isInside(node: EntryItem, outer: EntryItem): boolean {
  return columnOf(node) >= columnOf(outer) + 2;
}

/** Reports an item that begins with a dot. */
function reportDot(node: EntryItem, path: Path, body: Body): void {
  const bullet = bulletOf(node);
  if (DOTS.has(bullet)) body.report('bad-bullet', { start: node.start, end: node.text.end }, path, { about: bullet });
}

const DOTS: ReadonlySet<string> = new Set(['•', '◦', '▪', '●']);

/** The fields of an error. */
export function errorFields(body: Body): Pick<ErrorMessage, 'details' | 'recovery'> {
  const found = new Map<string, Labelled>();
  for (let node = body.next(); node !== undefined; node = body.next()) {
    if (node.type !== 'Field' && node.type !== 'Entry') continue;
    const labelled = body.labelled(node, {
      isField: (entry) =>
        entry.text.separator?.type === 'Colon' && errorField(labelOf(body.text(entry.text.before)).words) !== undefined,
      loose: true,
    });
    const name = errorField(labelled?.name ?? '');
    if (labelled === undefined || name === undefined) continue;
    if (node.type === 'Field' && node.name.type === 'PlainName')
      body.report('plain-field', labelled.range, [name], {
        about: labelled.name,
        hint: `Write **${labelled.name}**:`,
      });
    takeField(found, name, labelled, [name], body);
  }
  const details = found.get('details')?.value;
  const recovery = found.get('recovery')?.value;
  return { ...(details !== undefined && { details }), ...(recovery !== undefined && { recovery }) };
}

function errorField(name: string): 'details' | 'recovery' | undefined {
  return ERROR_FIELDS.get(name.toLowerCase());
}

/** The labels of an error. */
const ERROR_FIELDS: ReadonlyMap<string, 'details' | 'recovery'> = new Map([
  ['details', 'details'],
  ['detail', 'details'],
  ['recovery', 'recovery'],
  ['recovery steps', 'recovery'],
]);

/** Takes a labelled part of a message; of two with the same name, the last one counts. */
function takeField(found: Map<string, Labelled>, name: string, labelled: Labelled, path: Path, body: Body): void {
  const before = found.get(name);
  const message = `The field ${quote(labelled.name)} is given twice; the last one counts`;
  if (before !== undefined) body.duplicate(message, labelled.range, before.range, path);
  body.place(path, labelled.range);
  found.set(name, labelled);
}

/** The list items and the fields of a directive. */
export function directiveFields(body: Body): Pick<DirectiveMessage, 'items' | 'fields'> {
  const items: string[] = [];
  const fields: Record<string, string> = {};
  const found = new Map<string, Labelled>();
  for (let node = body.next(); node !== undefined; node = body.next()) {
    if (node.type !== 'Field' && node.type !== 'Entry') continue;
    const labelled = node.type === 'Field' || isName(node, body) ? body.labelled(node) : undefined;
    if (labelled === undefined) {
      if (node.type !== 'Entry') continue;
      reportDot(node, ['items', items.length], body);
      body.place(['items', items.length], node);
      items.push(joined(body.text(node.text), body.text(node.moreCode), body.text(node.more)));
      continue;
    }
    const { name, value } = labelled;
    if (node.type === 'Entry') reportDot(node, ['fields', name], body);
    takeField(found, name, labelled, ['fields', name], body);
    setOwn(fields, name, value);
  }
  return { items, fields };
}

/** A label is a few words; a longer text is a sentence with a colon in it. */
function isName(node: EntryItem, body: Body): boolean {
  const { before, separator } = node.text;
  const name = body.text(before);
  return separator?.type === 'Colon' && name.length <= 40 && !name.includes('`') && name.split(/\s+/).length <= 4;
}

/** A suggestion, with the ranges of its parts. */
interface SuggestionRead {
  readonly text: string;
  readonly command?: string;
  readonly textRange?: Range | undefined;
  readonly commandRange?: Range | undefined;
}

/** The list of a suggestions message; a block below a text counts as a suggestion, too. */
export function suggestionsOf(body: Body): Suggestion[] {
  const items: Suggestion[] = [];
  const add = (node: Item, { text, command, textRange, commandRange }: SuggestionRead): void => {
    const path = ['items', items.length] as const;
    body.place(path, node);
    if (textRange !== undefined) body.place([...path, 'text'], textRange);
    const prompted = commandRange === undefined ? undefined : body.prompted(commandRange, [...path, 'command']);
    const range = prompted?.range ?? commandRange;
    if (range !== undefined) body.place([...path, 'command'], range);
    const run = prompted?.text ?? command;
    items.push(run === undefined || run === '' ? { text } : { text, command: run });
  };
  let outer: EntryItem | undefined;
  // The text or label above a command.
  let lead: { readonly text: string; readonly textRange: Range } | undefined;
  for (let node = body.next(); node !== undefined; node = body.next()) {
    if (node.type === 'Entry') {
      const read = suggestionOf(node, body);
      const last = items.at(-1);
      // An item inside a suggestion's item continues its text, unless it has a command itself.
      if (last !== undefined && outer !== undefined && read.command === undefined && isInside(node, outer))
        last.text = joined(last.text, read.text);
      else {
        reportDot(node, ['items', items.length], body);
        add(node, read);
        outer = node;
      }
      lead = undefined;
    } else if (node.type === 'Code') {
      const last = items.at(-1);
      const command = body.code(node).trim();
      if (lead === undefined && last !== undefined && last.command === undefined && node.column > 0) {
        last.text = last.text.replace(/:$/, '');
        last.command = command;
        body.place(['items', items.length - 1, 'command'], body.lines(node));
      } else if (isShell(node)) add(node, { text: '', ...lead, command, commandRange: body.lines(node) });
      lead = undefined;
    } else if (node.type === 'Field') {
      const { code } = node.value;
      lead = { text: body.text(node.name.name), textRange: node.name.name };
      if (code === null) continue;
      add(node, { ...lead, command: body.text(code), commandRange: code });
      lead = undefined;
    } else if (node.type === 'Prose') lead = { text: body.text(node).replace(/:$/, ''), textRange: node };
  }
  return items;
}

function suggestionOf(node: EntryItem, body: Body): SuggestionRead {
  const { moreCode, text: textRange } = node;
  const { before, separator, after } = textRange;
  const { last } = after;
  const wholeCode = wholeCodeOf(node);
  const more = body.text(node.more);
  const [block] = node.blocks;
  const inline = (said: Range, command: Range): SuggestionRead => {
    const text = joined(body.text(said), body.text(moreCode), more);
    return { text, textRange: said, command: body.text(command), commandRange: command };
  };
  if (wholeCode !== null) return inline(after, wholeCode);
  if (last !== null && separator !== null) {
    const end = last.start === after.start ? before.end : last.start;
    return inline({ start: textRange.start, end }, last.code);
  }
  const text = joined(body.text(textRange), more);
  if (moreCode !== null)
    return { text: text.replace(/:(?=\n|$)/, ''), textRange, command: body.text(moreCode), commandRange: moreCode };
  if (block === undefined) return { text, textRange };
  const command = body.code(block).trim();
  return { text: text.replace(/:$/, ''), textRange, command, commandRange: body.lines(block) };
}

const SHELLS: ReadonlySet<string> = new Set([
  '',
  'bash',
  'sh',
  'shell',
  'zsh',
  'fish',
  'console',
  'terminal',
  'cmd',
  'bat',
  'powershell',
  'ps1',
  'shell-session',
  'shellsession',
]);

/** Whether a block contains shell commands. */
export function isShell({ head }: CodeItem): boolean {
  return SHELLS.has(head.lang.toLowerCase());
}
