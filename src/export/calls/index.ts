import type { Options } from '../../engine/index.ts';
import { type Dialect, type DialectName, dialects, wordsOf, wordsOfTools } from '../../tools/dialects/index.ts';
import { requireUsable, schemasOf, type ToolCallOptions } from '../../tools/options.ts';
import { ToolSchema } from '../../tools/schema.ts';
import { type Cfg, type ContextFree, choiceOf, NOTHING } from '../cfg.ts';
import { gbnfOf, larkOf } from '../notations.ts';
import { simplified } from '../simplify.ts';
import { type StructuralTag, tagInText, tagOfText } from '../structural-tag.ts';
import { type Job, messages, steps, toolsOf, unitOf } from './calls.ts';
import { listOf, optional, Rules, sequence, text, without } from './values.ts';

/** The grammar notations of inference engines. */
export type ExportNotation = 'gbnf' | 'lark' | 'structural-tag';

type Schemas = ReadonlyMap<string, ToolSchema> | null;

/** The calls that a model may write. */
export interface ExportOptions extends Pick<ToolCallOptions, 'tools' | 'toolChoice'> {
  /** The dialect of the calls. */
  readonly dialect: DialectName;
}

/**
 * A grammar for constrained decoding: text, then calls of the tools with arguments that fit their JSON Schemas, in the
 * dialect's canonical form and without thoughts. As a structural tag the text is free, and each block of calls is
 * constrained; where a dialect has no marker at both ends of its calls, the whole reply is.
 *
 * @throws {TypeError} for `auto`, which is not a dialect to write, and for unknown options or notations
 * @example exportCalls({ dialect: 'hermes', tools }, 'gbnf')
 */
export function exportCalls(options: ExportOptions, notation: ExportNotation): string {
  requireUsable(options);
  const { dialect: name, tools: given, toolChoice: choice = 'auto' } = options;
  const dialect: Dialect | undefined = dialects[name];
  if (dialect === undefined)
    throw new TypeError('auto has no grammar to export: name the dialect that the model writes');
  const all = given === undefined ? (dialect.elements?.usual ?? null) : schemasOf(given);
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

function jobOf(dialect: Dialect, tools: Schemas): Job {
  const rules = new Rules();
  return { dialect, rules, tools: toolsOf(tools, rules), banned: rawBanned(dialect, tools) };
}

function replies(dialect: Dialect, tools: Schemas, mustCall: boolean): ContextFree {
  const job = jobOf(dialect, tools);
  return tidy(job.rules, whole(dialect.elements?.ofTools === true && tools === null ? { ...job, tools: [] } : job));

  function whole(job: Job): Cfg {
    const banned = [
      ...wordsIn(dialect, tools, 'marker', 'toolOpening', 'wrongSectionOpen', 'wrongCallOpen', 'namelessOpen'),
      '`',
    ];
    if (dialect.shape === 'messages') return messages(job, banned, mustCall);
    if (dialect.shape === 'steps') return steps(job, mustCall);
    const said = without(job.rules, 'text', dialect.bare === undefined ? banned : [...banned, '['], 2);
    if (job.tools.length === 0) return said;
    const { whole: unit, between } = unitOf(job);
    const called = sequence(optional(sequence(said, '\n')), listOf(unit, text(between)));
    return mustCall ? called : choiceOf([said, called]);
  }
}

function tagOf(dialect: Dialect, tools: Schemas, mustCall: boolean): StructuralTag {
  const { block, call, shape, python } = dialect;
  const [marker = ''] = [...(block?.title ?? []), ...(block?.open ?? []), ...(call?.open ?? [])];
  const job = jobOf(dialect, tools);
  const isHeld = marker !== '' && shape === undefined && python !== 'list' && job.tools.length > 0 && closes(dialect);
  if (!isHeld) return tagOfText(replies(dialect, tools, mustCall));
  const tag = tagInText(tidy(job.rules, unitOf(job).whole));
  if (tag.format.type !== 'triggered_tags') return tag;
  return { ...tag, format: { ...tag.format, triggers: [marker], ...(mustCall && { at_least_one: true }) } };
}

/** Whether the calls end with a marker. */
function closes({ block, call, object }: Dialect): boolean {
  const isOpen = block?.mayStayOpen === true || block?.close.length === 0;
  return !isOpen && (block !== undefined || (object === undefined && (call?.close.length ?? 0) > 0));
}

/** Texts that a raw value cannot contain. */
function rawBanned(dialect: Dialect, tools: Schemas): readonly string[] {
  const { open = [], close = [], ofTools = false } = dialect.elements ?? {};
  // Of plain tags, only those of the tools are special.
  const names = ofTools ? wordsIn(dialect, tools, 'toolWord') : [''];
  const tags = [...open, ...close].flatMap((tag) => names.map((name) => tag + name));
  const ofParameters = ['parameterOpen', 'wrongParameterOpen', 'parameterClose', 'parameterCloseStart'];
  return [...wordsIn(dialect, tools, 'endMarker', ...ofParameters), ...tags];
}

function wordsIn(dialect: Dialect, tools: Schemas, ...names: readonly string[]): string[] {
  const words: Options = { ...wordsOf(dialect), ...wordsOfTools(dialect, tools) };
  return names.flatMap((name) => [words[name] ?? []].flat().map(String));
}

function tidy(rules: Rules, part: Cfg): ContextFree {
  const { rules: made } = rules.from('reply', part === NOTHING ? text('') : part);
  return simplified(part, made, 'reply', new Map());
}
