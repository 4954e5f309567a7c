import type { Path } from '../../../core/path.ts';
import { isRecord, setOwn } from '../../../core/record.ts';
import { emptyOutput, type SkillError, type SkillOutput, STANDARD_METRICS } from '../model.ts';

/** A result, and the mapping of its parts to its source. */
export interface Salvaged {
  readonly value: SkillOutput;
  /** Converts a path of the model into one of the source, whose lists include invalid elements. */
  source(path: Path): Path;
  /** Converts a path of the source into one of the model; for an element that was dropped, that of the list. */
  model(path: Path): Path;
}

const STANDARD: ReadonlySet<string> = new Set(STANDARD_METRICS);

/** Takes everything usable from a JSON value: missing or invalid fields get the value that promises least. */
export function salvage(raw: unknown): Salvaged {
  const value = emptyOutput();
  const kept: Record<string, number[]> = { deliverables: [], errors: [] };
  if (isRecord(raw)) {
    value.success = raw.success === true;
    if (typeof raw.confidence === 'number' && raw.confidence >= 0 && raw.confidence <= 1)
      value.confidence = raw.confidence;
    for (const [at, path] of listOf(raw.deliverables)) {
      if (typeof path !== 'string') continue;
      value.deliverables.push(path);
      kept.deliverables?.push(at);
    }
    for (const [name, number] of Object.entries(isRecord(raw.metrics) ? raw.metrics : {})) {
      const isBelow = STANDARD.has(name) && Number(number) < 0;
      if (typeof number === 'number' && Number.isFinite(number) && !isBelow) setOwn(value.metrics, name, number);
    }
    for (const [at, error] of listOf(raw.errors)) {
      const usable = salvageError(error);
      if (usable === undefined) continue;
      value.errors.push(usable);
      kept.errors?.push(at);
    }
  }
  const indexes = new Map<string | number, Map<number, number>>(
    Object.entries(kept).map(([field, list]) => [field, new Map(list.map((at, index) => [at, index]))]),
  );
  return {
    value,
    source([field, at, ...rest]) {
      if (field === undefined) return [];
      if (typeof at !== 'number') return at === undefined ? [field] : [field, at, ...rest];
      return [field, kept[field]?.[at] ?? -1, ...rest];
    },
    model(path) {
      const [field, at, ...rest] = path;
      const list = field === undefined ? undefined : indexes.get(field);
      if (field === undefined || typeof at !== 'number' || list === undefined) return path;
      const index = list.get(at);
      return index === undefined ? [field] : [field, index, ...rest];
    },
  };
}

function salvageError(error: unknown): SkillError | undefined {
  if (!isRecord(error)) return undefined;
  const { code, message, stack, context } = error;
  if (typeof code !== 'string' || typeof message !== 'string') return undefined;
  return {
    code,
    message,
    ...(typeof stack === 'string' && { stack }),
    ...(isRecord(context) && { context }),
  };
}

function listOf(value: unknown): Iterable<[number, unknown]> {
  return Array.isArray(value) ? value.entries() : [];
}
