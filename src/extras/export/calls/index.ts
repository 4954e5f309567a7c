import type { Options } from '../../../engine/index.ts';
import { type Dialect, wordsOf, wordsOfTools } from '../../../tools/dialects/index.ts';
import { ToolSchema } from '../../../tools/schema.ts';
import type { ToolChoice } from '../../../tools/tool-choice.ts';
import { type Cfg, choiceOf, NOTHING } from '../cfg.ts';
import { gbnfOf } from '../gbnf.ts';
import { larkOf } from '../lark.ts';
import { simplified } from '../simplify.ts';
import { type StructuralTag, tagInText, tagOfText } from '../structural-tag.ts';
import { unitOf } from './calls.ts';
import { Rules } from './rules.ts';
import { messages, steps } from './shaped.ts';
import { toolsOf } from './tool.ts';
import { listOf, optional, sequence, text } from './values.ts';
import { without } from './without.ts';

/** The notations of engines that hold a model to a grammar. */
export type ExportNotation = 'gbnf' | 'lark' | 'structural-tag';

type Schemas = ReadonlyMap<string, ToolSchema> | null;

/**
 * The grammar of the replies that a model may write: text, then calls of the tools with arguments that fit their schemas.
 * As a structural tag the text is free, and each block of calls is held to the grammar; where a dialect has no marker at
 * both ends of its calls, the whole reply is.
 */
export function exportReplies(
  dialect: Dialect,
  all: Schemas,
  notation: ExportNotation,
  choice: ToolChoice = 'auto',
): string {
  const tools = typeof choice === 'string' ? all : only(choice.tool, all);
  const mustCall = choice !== 'auto';
  if (notation === 'gbnf') return gbnfOf(replies(dialect, tools, mustCall));
  if (notation === 'lark') return larkOf(replies(dialect, tools, mustCall));
  if (notation !== 'structural-tag')
    throw new TypeError(`there is no notation ${String(notation)}: it is gbnf, lark or structural-tag`);
  return `${JSON.stringify(tagOf(dialect, tools, mustCall), null, 2)}\n`;
}

function only(name: string, tools: Schemas): Schemas {
  return new Map([[name, tools?.get(name) ?? new ToolSchema({})]]);
}

function replies(dialect: Dialect, tools: Schemas, mustCall: boolean): ReturnType<Rules['from']> {
  const rules = new Rules();
  return tidy(rules, whole(dialect, tools, rules, mustCall));
}

function whole(dialect: Dialect, tools: Schemas, rules: Rules, mustCall: boolean): Cfg {
  const known = dialect.elements?.ofTools === true && tools === null ? [] : toolsOf(tools, rules);
  const banned = [
    ...wordsIn(dialect, tools, 'marker', 'toolOpening', 'wrongSectionOpen', 'wrongCallOpen', 'namelessOpen'),
    '`',
  ];
  if (dialect.shape === 'messages')
    return messages(dialect, known, rules, { banned, rawBanned: rawBanned(dialect, tools), mustCall });
  if (dialect.shape === 'steps') return steps(known, rules, mustCall);
  const bare = dialect.bare === undefined ? [] : ['['];
  const said = without(rules, 'text', [...banned, ...bare], 2);
  if (known.length === 0) return said;
  const { whole: unit, between } = unitOf(dialect, known, rules, rawBanned(dialect, tools));
  const called = sequence(optional(sequence(said, text('\n'))), listOf(unit, text(between)));
  return mustCall ? called : choiceOf([said, called]);
}

function tagOf(dialect: Dialect, tools: Schemas, mustCall: boolean): StructuralTag {
  const [marker = ''] = [
    ...(dialect.block?.title ?? []),
    ...(dialect.block?.open ?? []),
    ...(dialect.call?.open ?? []),
  ];
  const rules = new Rules();
  const known = toolsOf(tools, rules);
  const isHeld =
    marker !== '' && dialect.shape === undefined && dialect.python !== 'list' && known.length > 0 && closes(dialect);
  if (!isHeld) return tagOfText(replies(dialect, tools, mustCall));
  const { whole: unit } = unitOf(dialect, known, rules, rawBanned(dialect, tools));
  const tag = tagInText(tidy(rules, unit));
  if (tag.format.type !== 'triggered_tags') return tag;
  return { ...tag, format: { ...tag.format, triggers: [marker], ...(mustCall && { at_least_one: true }) } };
}

/** The calls end with a marker. */
function closes({ block, call, object }: Dialect): boolean {
  const isOpen = block?.mayStayOpen === true || block?.close.length === 0;
  return !isOpen && (block !== undefined || (object === undefined && (call?.close.length ?? 0) > 0));
}

/** What a raw value cannot hold. */
function rawBanned(dialect: Dialect, tools: Schemas): readonly string[] {
  const { open = [], close = [], ofTools = false } = dialect.elements ?? {};
  // Of plain tags only those of the tools are special.
  const names = ofTools ? wordsIn(dialect, tools, 'toolWord') : [''];
  const tags = [...open, ...close].flatMap((tag) => names.map((name) => tag + name));
  return [
    ...wordsIn(
      dialect,
      tools,
      'endMarker',
      'parameterOpen',
      'wrongParameterOpen',
      'parameterClose',
      'parameterCloseStart',
    ),
    ...tags,
  ];
}

function wordsIn(dialect: Dialect, tools: Schemas, ...names: readonly string[]): string[] {
  const words: Options = { ...wordsOf(dialect), ...wordsOfTools(dialect, tools) };
  return names.flatMap((name) => {
    const found = words[name];
    if (typeof found === 'string') return [found];
    return Array.isArray(found) ? found.map(String) : [];
  });
}

function tidy(rules: Rules, part: Cfg): ReturnType<Rules['from']> {
  const made = rules.from('reply', part === NOTHING ? text('') : part);
  return simplified(part, made.rules, 'reply', new Map()) ?? made;
}
