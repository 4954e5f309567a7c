import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>;
}

// npm refuses to install by a lock file that lacks the packages of other systems, and writes one where a registry lacks them.
test.each(['.', 'site', 'test/hosts', 'test/engines', 'editors/vscode'])(
  'the lock of %s holds for every system',
  (folder) => {
    const { packages }: Lock = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8'));
    const locked = Object.keys(packages);
    const optional = Object.values(packages).flatMap((one) => Object.keys(one.optionalDependencies ?? {}));
    expect(optional.filter((name) => !locked.some((path) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
  },
);
