import { mayHoldObject } from '../json/embedding.ts';
import { linesTell } from './lines.ts';
import { type Scanned, scan } from './read/scan.ts';
import { select } from './read/select.ts';

/**
 * Whether a text holds a JSON object with at least two of the five fields, whatever is around it. Ask the formats with
 * markers of their own first: what they carry may hold such an object too.
 *
 * @example holdsResult('Done: {"success": true, "errors": []}') // true
 */
export function holdsResult(text: string): boolean {
  return mayHoldObject(text) && holdsOne(scan(text));
}

function holdsOne({ source, found }: Scanned): boolean {
  const { result } = select(source.text, found);
  return result !== undefined && result.names.length > 1;
}

/**
 * Whether a text is the output of a skill: it holds a JSON result, or its lines give a verdict and a confidence or a file.
 * Prose that merely says "completed" is none. Ask all other formats first.
 *
 * @example isSkillOutput('SUCCESS\nConfidence: 0.92') // true
 */
export function isSkillOutput(text: string): boolean {
  const scanned = scan(text);
  if (holdsOne(scanned)) return true;
  const told = linesTell(scanned.source.text);
  return told.verdict && (told.confidence || told.path);
}
