import { requireText } from '../../core/argument.ts';
import { changesBetween, changesByKey, type ModelChange } from '../../core/changes.ts';
import { firstDifference } from '../../core/difference.ts';
import type { Parsed } from '../../core/parsed.ts';
import { formatPath, type Path, valueAt } from '../../core/path.ts';
import { applyEdits, shrinkEdits, type TextEdit } from '../../core/text-edit.ts';
import { type DesignSpecification, design, ruleFindings } from '../../formats/design/inside.ts';
import { Draft } from './draft.ts';
import { editJson } from './json-text.ts';
import { preciseEdits } from './precise.ts';
import { fieldEdits, itemEdits, outerItemEdits } from './reprint.ts';
import { EditError, targetOf } from './target.ts';

/**
 * The text edits that give one field of a design a new value and leave every other byte of the document alone. After
 * applying them, the document reads as the design with that value and no other change; this is checked before they are
 * returned.
 *
 * `path` is a path of the model, as for `locate`: a text, an item of a list or table, a part of a JSON block, a whole
 * endpoint or component. The index after the last item adds one; `undefined` as the value removes an item, an entry or
 * an optional field. An absent optional field is added where the printer would put it. A whole object changes only
 * where it differs. The task id changes both in the title and in its label; the footer, which is not in the model,
 * keeps its date. A value that is only a default because the text could not be read is written out.
 *
 * Where a value has no place of its own (an empty field, the first item of a list), the field with its label is printed
 * again; if that does not read back as the value either, the smallest item around it is: the method, endpoint, table,
 * component or check. Texts keep the value's line ends; new text around them gets those of the document.
 *
 * @returns edits in text order that do not overlap, with offsets in UTF-16 units; none when the field has the value
 * @throws {EditError} for a path that the model does not have, a value that the schema rejects, or one that cannot be
 *   at that place, such as a description with a heading in it
 *
 * @example
 * const edits = edit(text, ['design_review_checklist', 0, 'severity'], 'Critical');
 * applyEdits(text, edits) // the document with that one word changed
 */
export function edit(text: string, path: Path, value: unknown): TextEdit[] {
  requireText(text, 'text');
  if (!Array.isArray(path)) throw new TypeError("path must be a list of names and indices, such as ['task_id']");
  const parsed = design.parse(text);
  const target = targetOf(parsed.value, path, value);
  const changes = changesBetween(parsed.value, target).flatMap((change) => split(change, parsed.value));
  // A default for text that could not be read is not written in the document yet.
  if (changes.length === 0 && isMisread(parsed, path)) changes.push({ kind: 'set', path, value });
  if (changes.length === 0) return [];
  let reason = 'nothing around it can be written anew';
  for (const edits of attempts(text, parsed, target, changes)) {
    const shrunk = shrinkEdits(text, edits);
    const wrong = whyNot(text, shrunk, parsed, target);
    if (wrong === undefined) return shrunk;
    reason = wrong;
  }
  throw new EditError(path, `the document cannot carry this value at this place: ${reason}`);
}

function isMisread({ diagnostics }: Parsed<DesignSpecification>, path: Path): boolean {
  const place = formatPath(path);
  return diagnostics.some(
    (found) => found.severity === 'error' && found.path !== undefined && formatPath(found.path) === place,
  );
}

/** Extra texts are added and removed one by one. */
function split(change: ModelChange, before: DesignSpecification): ModelChange[] {
  const { kind, path } = change;
  if (path.at(-1) !== 'extra' || kind === 'insert') return [change];
  return changesByKey(valueAt(before, path), kind === 'remove' ? undefined : change.value, path);
}

type Writer = (draft: Draft, change: ModelChange) => TextEdit[] | undefined;

/** Ways to write a change, each replacing more of the text than the one before. */
const WRITERS: readonly Writer[] = [preciseEdits, fieldEdits, itemEdits, outerItemEdits];

/**
 * The writers from an index on, then the finer ones, for what the coarser ones cannot write, such as an added or
 * removed item.
 */
function writersFrom(first: number): Writer[] {
  return [...WRITERS.slice(first), ...WRITERS.slice(0, first).reverse()];
}

function* attempts(
  text: string,
  parsed: Parsed<DesignSpecification>,
  target: DesignSpecification,
  changes: readonly ModelChange[],
): Generator<TextEdit[]> {
  const drafts = [new Draft(text, parsed, target, true)];
  if (drafts[0]?.eol !== '\n') drafts.push(new Draft(text, parsed, target, false));
  if (parsed.via === 'json') {
    for (const draft of drafts) yield changes.flatMap((change) => editJson(draft, change) ?? []);
    return;
  }
  for (const first of WRITERS.keys()) {
    for (const draft of drafts) {
      const written = changes.map((change) => firstOf(writersFrom(first), draft, change));
      const edits = written.filter((some) => some !== undefined);
      if (edits.length === changes.length) yield distinct(edits.flat());
    }
  }
}

function firstOf(writers: readonly Writer[], draft: Draft, change: ModelChange): TextEdit[] | undefined {
  for (const write of writers) {
    const edits = write(draft, change);
    if (edits !== undefined) return edits;
  }
  return undefined;
}

/** Without duplicates: several changes in one field print it once. */
function distinct(edits: readonly TextEdit[]): TextEdit[] {
  const seen = new Set<string>();
  return edits.filter(({ range, text }) => {
    const key = `${range.start} ${range.end} ${text}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Why the document does not read as the target after the edits, or has more errors; undefined when all is well. */
function whyNot(
  text: string,
  edits: readonly TextEdit[],
  before: Parsed<DesignSpecification>,
  target: DesignSpecification,
): string | undefined {
  if (edits.some(({ range }, at) => range.start < (edits[at - 1]?.range.end ?? 0))) return 'its parts overlap';
  const after = design.parse(applyEdits(text, edits));
  const path = firstDifference(after.value, target);
  if (path !== undefined) return `${formatPath(path)} would read otherwise`;
  if (before.complete && !after.complete) return 'the document would read as cut off';
  const known = errorsOf(before.diagnostics);
  const expected = errorsOf(ruleFindings(target));
  // Errors of the rules about the new value are expected; any other error is caused by the edit.
  const [wrong] = [...errorsOf(after.diagnostics)].find(
    ([code, count]) => count > (known.get(code) ?? 0) + (expected.get(code) ?? 0),
  ) ?? [undefined];
  return wrong && `the document would have one more ${wrong}`;
}

function errorsOf(diagnostics: Parsed<unknown>['diagnostics']): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code, severity } of diagnostics) if (severity === 'error') counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}
