/**
 * The laws of a format as tests, for built-in formats and your own. Runs in Node; fast-check is a peer.
 *
 * @packageDocumentation
 */

import { optionalPackage } from '../core/missing-package.ts';
import type * as tests from './format-tests.ts';

export type { FormatTest, TestOptions } from './format-tests.ts';

// Imported dynamically, so that the error can say what to install.
const loaded: typeof tests = await optionalPackage(() => import('./format-tests.ts'), 'fast-check', 'to test a format');

/**
 * The laws of a format, and its corpus, as plain functions for any test runner.
 *
 * @example for (const { name, run } of formatTests(todo, { corpus: 'corpus' })) node.test(name, run)
 */
export const formatTests: typeof tests.formatTests = loaded.formatTests;

/**
 * Registers the laws of a format, and its corpus, as tests of Vitest.
 *
 * @example await testFormat(todo, { corpus: 'corpus', grammar: 'todo.peggy' });
 */
export const testFormat: typeof tests.testFormat = loaded.testFormat;
