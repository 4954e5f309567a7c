import { type ColonToolNode, grammar, type SpoiledToolNode } from '../../../generated/dml-forms.ts';
import { type Diagnostic, quote } from '../../core/diagnostic.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import { contentRemarks, hasVariable } from '../../core/file-content.ts';
import type { Range } from '../../core/range.ts';
import { getOwn } from '../../core/record.ts';
import { readNode } from '../../engine/read-node.ts';
import { outsideRoot } from './aliases/root.ts';
import type { DmlCode } from './findings.ts';
import { KNOWN_TOOLS, type ToolShape, type Tools, takesContent, takesPath } from './known-tools.ts';
import { COMMANDS, type Macro } from './model.ts';
import type { ParseOptions } from './options.ts';
import type { Suggestions } from './read/suggestions.ts';

/** A rule's finding about a macro; `arg` is the argument concerned. */
export interface RuleFinding {
  readonly code: DmlCode;
  readonly message: string;
  readonly arg?: number;
  readonly severity?: Diagnostic['severity'];
  readonly hint?: string;
}

const NOTHING: readonly RuleFinding[] = [];

/** A character that paths contain and words do not. */
const MARK_OF_PATH = /[./\\]/;

/** A quick check: most paths contain none of this. */
const MAY_BE_ODD = /^-|[<>{}"*?;&[=:：\r\n]|^(?:undefined|null|None)$/;

/**
 * The violated rules of a single macro; an unclosed one is not checked. The suggestions are shared by the whole text.
 */
export function macroFindings(macro: Macro, options: ParseOptions, suggestions: Suggestions): readonly RuleFinding[] {
  if (!macro.closed) return NOTHING;
  switch (macro.command) {
    case 'T':
      return callFindings(macro, options, suggestions);
    case 'F':
      return definitionFindings(macro, options);
    case 'S':
    case 'I':
      return keyFindings(macro);
    case '':
      if (macro.args.every((arg) => arg === '')) return [{ code: 'empty-macro', message: 'The macro is empty' }];
      return [{ code: 'missing-command', message: 'The macro has no command before its colon' }];
    default:
      return [
        { code: 'unknown-command', message: `There is no command ${quote(macro.command)}${meantBy(macro, options)}` },
      ];
  }
}

/** The addition to a message about an unknown command; empty when nothing is similar. */
export function meantBy({ command }: Macro, { tools = KNOWN_TOOLS }: ParseOptions): string {
  if (Object.hasOwn(tools, command)) return `; a tool is called with T:${escapeControls(command)}`;
  const letter = COMMANDS.find((name) => name === command.slice(0, 1).toUpperCase());
  return letter === undefined || command.length > 1 ? '' : `; ${letter} may be meant`;
}

function callFindings({ args }: Macro, { tools }: ParseOptions, suggestions: Suggestions): readonly RuleFinding[] {
  const tool = args[0] ?? '';
  if (tool === '') return [{ code: 'missing-tool', message: 'The macro names no tool' }];
  const shape = getOwn(tools ?? KNOWN_TOOLS, tool);
  if (shape === undefined) {
    const spoiled = readNode(grammar, tool, 'SpoiledTool') ?? colonTool(tool, tools ?? KNOWN_TOOLS);
    if (spoiled !== undefined) return [spoiledTool(tool, spoiled, tools ?? KNOWN_TOOLS)];
    const hint = suggestions.hint(tool, () => Object.keys(tools ?? KNOWN_TOOLS));
    const message = `The tool ${quote(tool)} is not known${hint}`;
    return [{ code: 'unknown-tool', message, arg: 0, severity: tools === undefined ? 'info' : 'error' }];
  }
  const object = objectFinding(tool, shape, args);
  if (object !== undefined) return [object];
  const miscounted = countFindings(tool, shape, args);
  return miscounted.length > 0 ? miscounted : argumentFindings(tool, shape, args);
}

/** All arguments as one JSON object, by parameter name: a macro has them in order. */
function objectFinding(tool: string, { params }: ToolShape, args: readonly string[]): RuleFinding | undefined {
  const [, value = ''] = args;
  if (args.length !== 2 || !value.startsWith('{') || !value.endsWith('}')) return undefined;
  if (!params.some((param) => value.includes(`"${param}"`) || value.includes(`'${param}'`))) return undefined;
  const message = `The arguments of ${quote(tool)} are an object of JSON: ${quote(value)}`;
  const hint = `Write T:${escapeControls([tool, ...params].join('|'))}, with a value for each name.`;
  return { code: 'json-argument', message, arg: 1, hint };
}

/** `src, *.py, true`: commas instead of pipes; a path hardly has a comma before a blank. */
function commaFinding(tool: string, shape: ToolShape, args: readonly string[]): RuleFinding | undefined {
  const [, value = ''] = args;
  // A quick check: most arguments have no comma.
  if (!value.includes(',')) return undefined;
  const pieces = value.split(',').map((piece) => piece.trim());
  const isOne = args.length === 2 && shape.params.length > 1;
  if (!takesPath(shape, 1) || !(isOne || value.includes(', ')) || pieces.includes('')) return undefined;
  const fits = pieces.length <= shape.params.length;
  const mended = isOne && fits ? [tool, ...pieces].join('|') : `${tool}|${pieces[0]}`;
  const hint = `Write T:${escapeControls(mended)}${isOne && fits ? '' : ', and a macro for each other path'}.`;
  const message = `${quote(value)} was read as one path; a | parts arguments, no comma`;
  // One file may have such a name: "Report, final.docx".
  const mayBeOne = !isOne && !pieces.every((piece) => MARK_OF_PATH.test(piece));
  return { code: 'comma-argument', message, arg: 1, hint, ...(mayBeOne && { severity: 'warning' }) };
}

/** Doubtful arguments, if their number is right. */
function argumentFindings(tool: string, shape: ToolShape, args: readonly string[]): readonly RuleFinding[] {
  const comma = commaFinding(tool, shape, args);
  let found = comma === undefined ? undefined : [comma];
  for (let arg = comma === undefined ? 1 : 2; arg < args.length; arg++) {
    const finding = argumentFinding(tool, shape, arg, args[arg] ?? '');
    if (finding !== undefined) found = [...(found ?? NOTHING), finding];
  }
  const remarks = fileFindings(shape, args);
  return remarks.length === 0 ? (found ?? NOTHING) : [...(found ?? NOTHING), ...remarks];
}

function argumentFinding(tool: string, shape: ToolShape, arg: number, value: string): RuleFinding | undefined {
  const param = shape.params[arg - 1] ?? '';
  if (value.includes('|') && takesPath(shape, arg)) {
    const message = `${quote(value)} is one path, for ${quote(tool)} takes no argument behind ${quote(param)}`;
    return { code: 'pipe-in-path', message, arg };
  }
  if (takesPath(shape, arg) && hasVariable(value)) {
    const message = `${quote(value)} has a variable that was not filled in`;
    return { code: 'unfilled-variable', message, arg };
  }
  if (shape.flags?.includes(param) === true && value !== 'true' && value !== 'false') {
    const meant = value.toLowerCase();
    const hint = meant === 'true' || meant === 'false' ? `Write ${meant}.` : 'Write true or false.';
    return { code: 'bad-flag', message: `${quote(param)} must be true or false, not ${quote(value)}`, arg, hint };
  }
  const isContent = takesContent(shape, arg);
  if (value.startsWith(param) && isNamed(value.charAt(param.length), isContent)) {
    const hint = `Write ${escapeControls(value.slice(param.length + 1).trimStart())} alone, if that is meant.`;
    const message = `${quote(value)} begins with the name of the argument`;
    return { code: 'named-argument', message, arg, hint, ...(isContent && { severity: 'warning' }) };
  }
  if (takesPath(shape, arg) && MAY_BE_ODD.test(value) && readNode(grammar, value, 'OddPath') !== undefined)
    return { code: 'odd-path', message: `${quote(value)} is hardly a path`, arg };
  return undefined;
}

/** Text that stands for the content of a written file, such as "rest unchanged". */
function fileFindings(shape: ToolShape, args: readonly string[]): readonly RuleFinding[] {
  const last = shape.params.length;
  const isFile = last > 1 && takesContent(shape, last) && takesPath(shape, 1);
  if (!isFile) return NOTHING;
  return contentRemarks(args[last] ?? '', args[1] ?? '').map((remark) => ({ ...remark, arg: last }));
}

/** `path=src/main.py`, `path: src/main.py`; content may well begin with a name and a colon. */
function isNamed(sign: string, isContent: boolean): boolean {
  return sign === '=' || (sign === ':' && !isContent);
}

/** `read_file:src/main.py`; names of other systems' tools contain colons, too. */
function colonTool(written: string, tools: Tools): ColonToolNode | undefined {
  const found = readNode(grammar, written, 'ColonTool');
  return found !== undefined && Object.hasOwn(tools, found.name) ? found : undefined;
}

/** `read_file, src/main.py`: the text after the name of a tool with parameters was meant as its arguments. */
function spoiledTool(written: string, { name, rest }: SpoiledToolNode | ColonToolNode, tools: Tools): RuleFinding {
  const found = { code: 'bad-tool-name', message: `${quote(written)} is not a name of a tool`, arg: 0 } as const;
  const params = getOwn(tools, name)?.params ?? [];
  if (params.length === 0 || rest === '') return found;
  const next = readNode(grammar, rest, 'SpoiledTool')?.name ?? rest;
  if (Object.hasOwn(tools, next)) return { ...found, hint: 'Write a macro for each tool.' };
  return { ...found, hint: `Write T:${escapeControls(name)}|${escapeControls(rest)}` };
}

/** Checks the number of a tool's arguments; as in a macro, the first of `args` is its name. */
export function countFindings(
  tool: string,
  { params, required = params.length }: ToolShape,
  args: readonly string[],
): readonly RuleFinding[] {
  const given = args.length - 1;
  if (given < required) {
    const missing = params.slice(given, required).map(quote).join(', ');
    return [{ code: 'missing-argument', message: `${quote(tool)} needs ${missing}` }];
  }
  if (given > params.length) {
    const most = params.length === 0 ? 'no arguments' : `at most ${params.length}`;
    return [{ code: 'extra-argument', message: `${quote(tool)} takes ${most}`, arg: params.length + 1 }];
  }
  // The last of several may be empty: a file without content is a file.
  const mayBeEmpty = params.length > 1 ? params.length : -1;
  for (let arg = 1; arg <= required; arg++) {
    if (arg === mayBeEmpty || args[arg]?.trim() !== '') continue;
    const message = `${quote(tool)} needs ${quote(params[arg - 1] ?? '')}, which is empty`;
    return [{ code: 'missing-argument', message, arg }];
  }
  return NOTHING;
}

function definitionFindings(macro: Macro, { root }: ParseOptions): readonly RuleFinding[] {
  const defined = definitionOf(macro);
  if (defined === undefined) {
    return [{ code: 'bad-definition', message: `${quote(macro.args.join('|'))} is not of the form alias=path` }];
  }
  const reason = outsideRoot(defined.path, root);
  if (reason === undefined) return NOTHING;
  const message = `The alias ${quote(defined.alias)} is ${quote(defined.path)}, which ${reason}`;
  return [{ code: 'alias-outside-root', message, arg: 0 }];
}

const KEY_HINTS = { S: 'Name it: 🦆▶️[S:cwd]◀️🦆.', I: 'Name it: 🦆▶️[I:no_guesswork]◀️🦆.' } as const;

function keyFindings({ command, args }: Macro): readonly RuleFinding[] {
  const what = command === 'S' ? 'state variable' : 'instruction';
  if ((args[0] ?? '') === '')
    return [
      { code: 'missing-key', message: `The macro names no ${what}`, hint: KEY_HINTS[command === 'S' ? 'S' : 'I'] },
    ];
  if (args.length > 1) return [{ code: 'extra-argument', message: `The macro names more than one ${what}`, arg: 1 }];
  return NOTHING;
}

/** The alias and the path of an F macro; undefined when it defines nothing. */
export function definitionOf({ command, args }: Macro): { alias: string; path: string } | undefined {
  if (command !== 'F' || args.length !== 1) return undefined;
  const [text = ''] = args;
  const equals = text.indexOf('=');
  if (equals < 1 || equals === text.length - 1) return undefined;
  return { alias: text.slice(0, equals), path: text.slice(equals + 1) };
}

/** The aliases defined in the text so far, each with its path and the range of the definition that counts. */
export class Definitions extends Map<string, { readonly path: string; readonly range: Range }> {
  /** Takes a macro if it is a definition; returns a finding when the alias had another path before. */
  define(macro: Macro, range: Range): { readonly message: string; readonly related: Range } | undefined {
    const defined = definitionOf(macro);
    if (defined === undefined) return undefined;
    const { alias, path } = defined;
    const before = this.get(alias);
    if (before?.path === path) return undefined;
    this.set(alias, { path, range });
    if (before === undefined) return undefined;
    const message = `The alias ${quote(alias)} is defined twice, as ${quote(before.path)} and as ${quote(path)}; the last one counts`;
    return { message, related: before.range };
  }
}
