import { mayHoldObject } from '../json/embedding.ts';
import { linesTell } from './lines.ts';
import { type Scanned, scan } from './read/scan.ts';
import { select } from './read/select.ts';

/**
 * Whether a text contains a JSON object with at least two of the five fields, whatever surrounds it. Ask formats with
 * their own markers first: their texts may contain such an object, too.
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
 * Whether a text is the output of a skill: it contains a JSON result, or its lines have a verdict and a confidence or a
 * file. Prose that merely says "completed" is not. Ask all other formats first.
 *
 * @example isSkillOutput('SUCCESS\nConfidence: 0.92') // true
 */
export function isSkillOutput(text: string): boolean {
  const scanned = scan(text);
  if (holdsOne(scanned)) return true;
  const told = linesTell(scanned.source.text);
  return told.verdict && (told.confidence || told.path);
}
