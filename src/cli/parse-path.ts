import { parse } from '../../generated/path.ts';
import type { Path } from '../core/path.ts';
import { Problem } from './problem.ts';

/**
 * The path that a text writes, as `formatPath` does.
 *
 * @throws {Problem} when it is none
 *
 * @example parsePath('actions[0].params["max size"]') // ['actions', 0, 'params', 'max size']
 */
export function parsePath(text: string): Path {
  const { steps, bad } = parse(text, { startRule: 'Path' });
  if (bad) throw new Problem(`'${text}' is no path`, 'write it like api_contracts[0].description');
  return steps;
}
