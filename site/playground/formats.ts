import { acor, design, dml, duckflow, skill } from 'peglot';
import * as json from 'peglot/json';
import { toolCalls } from 'peglot/tools';
import { isDialect } from '../../src/tools/dialects/index.ts';
import type { Readable } from './reading.ts';

const OURS: Readonly<Record<string, Readable>> = { duckflow, skill, dml, acor, design, json };

/** A format by its name. */
export function formatNamed(name: string): Readable {
  const ours = OURS[name];
  if (ours !== undefined) return ours;
  if (isDialect(name)) return toolCalls({ dialect: name });
  throw new Error(`there is no format ${name}`);
}
