import { codeOf } from './thrown.ts';

/**
 * An optional package is not installed.
 *
 * @example new MissingPackageError('libpg-query', 'to check SQL').message
 * // 'the package libpg-query is not installed; to check SQL: npm install libpg-query'
 */
export class MissingPackageError extends Error {
  override readonly name = 'MissingPackageError';
  readonly packageName: string;

  constructor(packageName: string, purpose: string) {
    super(`the package ${packageName} is not installed; ${purpose}: npm install ${packageName}`);
    this.packageName = packageName;
  }
}

/**
 * Imports an optional package.
 *
 * @param load imports it: `() => import('libpg-query')`, so that bundlers see the name
 * @throws MissingPackageError when it is not installed; other errors of the import are passed on
 */
export async function optionalPackage<Module>(
  load: () => Promise<Module>,
  packageName: string,
  purpose: string,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const isMissing = codeOf(error) === 'ERR_MODULE_NOT_FOUND' && String(error).includes(`'${packageName}'`);
    throw isMissing ? new MissingPackageError(packageName, purpose) : error;
  }
}
