import { type Diagnostic, quote } from '../../core/diagnostic.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import { NOWHERE } from '../../core/finding.ts';
import { formatPath, type Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { setOwn } from '../../core/record.ts';
import { pathOf } from '../../core/schema-path.ts';
import type { StandardIssue } from '../../core/standard-schema.ts';
import {
  type AliasTable,
  type Code,
  countFindings,
  type DmlCode,
  type DmlParsed,
  finding,
  type KnownTool,
  marksIn,
  outsideRoot,
  pathOfAlias,
  referenceIn,
  type ToolOffers,
  takesPath,
} from '../../formats/dml/inside.ts';
import { checkArguments } from './schema.ts';
import type { ToolCall } from './types.ts';

/** Calls that can be carried out, and the findings on the others. */
export interface CheckedCalls<Offers extends ToolOffers> {
  readonly calls: readonly ToolCall<Offers>[];
  readonly found: readonly Diagnostic<Code>[];
}

/** Names the arguments of each call and checks them against its schema. */
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
    const [name = '', ...given] = segment.args;
    const tool = tools.get(name);
    // `parse` reports an unknown tool or a wrong number of arguments.
    if (tool === undefined || countFindings(name, tool, segment.args).length > 0) continue;
    const path: Path = ['segments', at];
    const place = (step: Path): Range => parsed.locate([...path, ...step]) ?? parsed.locate(path) ?? NOWHERE;
    const report: ReportArgument = (code, param, message) => {
      const step = param === undefined ? [] : ['args', tool.params.indexOf(param) + 1];
      found.push(finding(code, place(step), message, [...path, ...step]));
    };
    const args = argumentsOf(tool, given, (text, param, isPath) => {
      const reference = referenceIn(text);
      if (reference === undefined || (reference.below !== '' && !isPath)) {
        if (!isPath || !marksIn(text).some(({ type }) => type === 'Reference')) return text;
        report('bad-argument', param, `${quote(text)}: a reference can only be at the start of a path`);
        return undefined;
      }
      const { alias, below } = reference;
      // Without a table, only aliases defined in the text are known.
      if (aliases === undefined && !Object.hasOwn(parsed.definitions, alias)) return text;
      const outside = (why: string): void => report('alias-outside-root', param, why);
      const base = pathOfAlias(alias, aliases, parsed.definitions, root, outside);
      return base === undefined ? undefined : pathBelow(base, below, root, outside);
    });
    const value = args === undefined ? undefined : checkedValue(tool, args, report);
    if (value === undefined) continue;
    const call = { tool: tool.name, args: value.value, range: place([]) };
    if (isCallOf<Offers>(call, tools)) calls.push(call);
  }
  return { calls, found };
}

/** The offers' types follow from their parameters and schemas, which have checked `args`. */
function isCallOf<Offers extends ToolOffers>(
  call: { readonly tool: string; readonly args: unknown; readonly range: Range },
  tools: ReadonlyMap<string, KnownTool>,
): call is ToolCall<Offers> {
  return tools.has(call.tool);
}

/** The arguments by name; undefined when one refers to an unknown alias. */
function argumentsOf(
  tool: KnownTool,
  given: readonly string[],
  meantBy: (text: string, param: string, isPath: boolean) => string | undefined,
): Record<string, string> | undefined {
  const args: Record<string, string> = {};
  for (const [at, text] of given.entries()) {
    const param = tool.params[at] ?? '';
    const value = meantBy(text, param, takesPath(tool, at + 1));
    if (value === undefined) return undefined;
    setOwn(args, param, value);
  }
  return args;
}

/** A path below another one; undefined when it leads out of the root. */
function pathBelow(
  base: string,
  below: string,
  root: string | undefined,
  report: (why: string) => void,
): string | undefined {
  if (below === '') return base;
  const path = `${base.replace(/[\\/]$/, '')}${below}`;
  const reason = outsideRoot(path, root);
  if (reason === undefined) return path;
  report(`The argument means ${quote(path)}, which ${reason}`);
  return undefined;
}

type ReportArgument = (code: DmlCode, param: string | undefined, message: string) => void;

/** The arguments as converted by the tool's schema; undefined when it rejects them. */
function checkedValue(
  tool: KnownTool,
  args: Readonly<Record<string, string>>,
  report: ReportArgument,
): { readonly value: unknown } | undefined {
  if (tool.schema === undefined) return { value: args };
  const checked = checkArguments(tool.schema, args);
  if (checked.kind === 'value') return checked;
  if (checked.kind === 'issues') for (const issue of checked.issues) reportIssue(tool, args, issue, report);
  else {
    const message = `The schema of ${quote(tool.name)} is asynchronous, so its calls cannot be checked`;
    report('async-schema', undefined, message);
  }
  return undefined;
}

function reportIssue(
  tool: KnownTool,
  args: Readonly<Record<string, string>>,
  issue: StandardIssue,
  report: ReportArgument,
): void {
  const [key, ...deeper] = pathOf(issue);
  const param = tool.params.find((name) => name === key);
  if (param !== undefined && !Object.hasOwn(args, param)) {
    report('missing-argument', undefined, `${quote(tool.name)} needs ${quote(param)}`);
    return;
  }
  const where = param === undefined ? '' : `, argument ${quote(formatPath([param, ...deeper]))}`;
  report('bad-argument', param, `${quote(tool.name)}${where}: ${escapeControls(issue.message)}`);
}
