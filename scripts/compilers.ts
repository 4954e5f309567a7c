import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../node_modules', import.meta.url));

/** TypeScript 7: compiles this project six times as fast as TypeScript 5, which the scripts need for its API. */
export const NATIVE_COMPILER = `${packages}/typescript-native/bin/tsc`;

/** Those that users have: what the package declares compiles with each. */
export const COMPILERS: readonly string[] = [NATIVE_COMPILER, `${packages}/typescript/bin/tsc`];
