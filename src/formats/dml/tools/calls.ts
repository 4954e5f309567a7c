import { grammar } from '../../../../generated/dml.ts';
import { type Diagnostic, escapeControls, quote } from '../../../core/diagnostic.ts';
import { NOWHERE } from '../../../core/finding.ts';
import { formatPath, type Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import { getOwn, setOwn } from '../../../core/record.ts';
import { visit } from '../../../engine/visit.ts';
import type { AliasTable } from '../aliases/aliases.ts';
import { outsideRoot } from '../aliases/root.ts';
import { type DmlCode, finding } from '../findings.ts';
import type { Code } from '../format.ts';
import type { Macro } from '../model.ts';
import { aliasOf } from '../nodes.ts';
import type { DmlParsed } from '../result.ts';
import { emptyArgument } from './known-tools.ts';
import type { KnownTool, ToolOffers } from './params.ts';
import { checkArguments, issuePath, type SchemaIssue } from './schema.ts';
import type { ToolCall } from './types.ts';

/** Calls that can be carried out, and what is wrong with the others. */
export interface CheckedCalls<Offers extends ToolOffers> {
  readonly calls: readonly ToolCall<Offers>[];
  readonly found: readonly Diagnostic<Code>[];
}

/** Gives the arguments of each call their names and to their schema. */
export function checkCalls<Offers extends ToolOffers>(
  parsed: DmlParsed,
  tools: ReadonlyMap<string, KnownTool>,
  aliases: AliasTable | undefined,
  root: string | undefined,
): CheckedCalls<Offers> {
  const calls: ToolCall<Offers>[] = [];
  const found: Diagnostic<Code>[] = [];
  for (const [at, segment] of parsed.value.segments.entries()) {
    if (segment.kind !== 'macro' || segment.command !== 'T' || segment.quoted || !segment.closed) continue;
    const tool = tools.get(segment.args[0] ?? '');
    // What is wrong with the tool or the number of its arguments, `parse` has said.
    if (tool === undefined || !fits(tool, segment)) continue;
    const path: Path = ['segments', at];
    const place = (step: Path): Range => parsed.locate([...path, ...step]) ?? parsed.locate(path) ?? NOWHERE;
    const report: ReportArgument = (code, param, message) => {
      const step = param === undefined ? [] : ['args', tool.params.indexOf(param) + 1];
      found.push(finding(code, place(step), message, [...path, ...step]));
    };
    const args = argumentsOf(tool, segment, pathsOf(parsed, aliases, root, report));
    const value = args === undefined ? undefined : checkedValue(tool, args, report);
    if (value === undefined) continue;
    const call = { tool: tool.name, args: value.value, range: place([]) };
    if (isCallOf<Offers>(call, tools)) calls.push(call);
  }
  return { calls, found };
}

/** The offers' types say what their parameters and schemas let through; `args` went through them. */
function isCallOf<Offers extends ToolOffers>(
  call: { readonly tool: string; readonly args: unknown; readonly range: Range },
  tools: ReadonlyMap<string, KnownTool>,
): call is ToolCall<Offers> {
  return tools.has(call.tool);
}

function fits(tool: KnownTool, { args }: Macro): boolean {
  const isComplete = args.length > tool.required && emptyArgument(tool, args) === undefined;
  return isComplete && args.length <= tool.params.length + 1;
}

/** The arguments by name; undefined when one refers to nothing. */
function argumentsOf(tool: KnownTool, macro: Macro, pathOf: PathOf): Record<string, string> | undefined {
  const args: Record<string, string> = {};
  for (const [at, param] of tool.params.slice(0, macro.args.length - 1).entries()) {
    const text = macro.args[at + 1] ?? '';
    const alias = aliasIn(text);
    const value = alias === undefined ? text : pathOf(alias, text, param);
    if (value === undefined) return undefined;
    setOwn(args, param, value);
  }
  return args;
}

/** The alias, when an argument is one reference and nothing else. */
function aliasIn(arg: string): string | undefined {
  if (!arg.includes('{{')) return undefined;
  const text = arg.trim();
  let found: string | undefined;
  visit(grammar, text, {
    Reference: (node) => {
      if (node.end - node.start === text.length) found = aliasOf(node);
    },
  });
  return found;
}

/** The path that an alias stands for; the reference itself where nothing is known, undefined where there is no path. */
type PathOf = (alias: string, reference: string, param: string) => string | undefined;

/** Looks in the table first, then in what the answer itself defines. Of the latter, `parse` has said what is wrong. */
function pathsOf(
  parsed: DmlParsed,
  table: AliasTable | undefined,
  root: string | undefined,
  report: ReportArgument,
): PathOf {
  return (alias, reference, param) => {
    const known = table?.pathOf(alias);
    const path = known ?? getOwn(parsed.definitions, alias);
    if (path === undefined) return table === undefined ? reference : undefined;
    const reason = root === undefined ? undefined : outsideRoot(path, root);
    if (reason === undefined) return path;
    if (known !== undefined) {
      report('alias-outside-root', param, `The alias ${quote(alias)} stands for ${quote(path)}, which ${reason}`);
    }
    return undefined;
  };
}

type ReportArgument = (code: DmlCode, param: string | undefined, message: string) => void;

/** What the tool's schema makes of the arguments; undefined when it refuses them. */
function checkedValue(
  tool: KnownTool,
  args: Readonly<Record<string, string>>,
  report: ReportArgument,
): { readonly value: unknown } | undefined {
  if (tool.schema === undefined) return { value: args };
  const checked = checkArguments(tool.schema, args);
  if (checked.kind === 'value') return checked;
  if (checked.kind === 'async') {
    report(
      'async-schema',
      undefined,
      `The schema of ${quote(tool.name)} answers only later: its calls cannot be checked`,
    );
    return undefined;
  }
  for (const issue of checked.issues) reportIssue(tool, args, issue, report);
  return undefined;
}

function reportIssue(
  tool: KnownTool,
  args: Readonly<Record<string, string>>,
  issue: SchemaIssue,
  report: ReportArgument,
): void {
  const [key, ...deeper] = issuePath(issue);
  const param = tool.params.find((name) => name === key);
  if (param !== undefined && !Object.hasOwn(args, param)) {
    report('missing-argument', undefined, `${quote(tool.name)} needs ${quote(param)}`);
    return;
  }
  const where = param === undefined ? '' : `, argument ${quote(formatPath([param, ...deeper]))}`;
  report('bad-argument', param, `${quote(tool.name)}${where}: ${escapeControls(issue.message)}`);
}
