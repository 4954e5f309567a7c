import { codeOf } from '../core/thrown.ts';
import { Problem } from './problem.ts';

/**
 * Loads a package that only some commands need, and that is therefore not installed with this one.
 *
 * @param what needs it, as the user called it: `peglot batch --queue`
 * @param packages to install, as arguments of `npm i`
 * @throws {Problem} when it is not installed
 * @example await optionalPeer('peglot batch --out', '@duckdb/node-api', () => import('@duckdb/node-api'))
 */
export async function optionalPeer<Module>(
  what: string,
  packages: string,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Problem(`${what} needs ${packages}`, `install it: npm i ${packages}`);
  }
}
