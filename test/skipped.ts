import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** What a test that may be left out has in its name, besides what only deep runs do. */
const REASON = /\(needs [^)]+\)/;

/** Says which tests were left out, and why. In a deep run each has a reason. */
export class SkippedReporter implements Reporter {
  #isFiltered = false;

  onInit({ config }: Vitest): void {
    this.#isFiltered = config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    // Whoever asks for some tests knows that the others are left out.
    if (this.#isFiltered) return;
    const skipped = modules.flatMap((module) => [...module.children.allTests('skipped')]);
    if (skipped.length === 0) return;
    if (process.env.PEGLOT_DEEP !== '1') {
      console.log(`${skipped.length} tests left out: npm run test:deep runs them, or says what they need`);
      return;
    }
    console.log('Left out, for what they need is not here:');
    for (const { module, fullName } of skipped) console.log(`  ${module.relativeModuleId} > ${fullName}`);
    const silent = skipped.filter(({ fullName }) => !REASON.test(fullName));
    if (silent.length === 0) return;
    console.error(`${silent.length} of them have no (needs …) in their name`);
    process.exitCode = 1;
  }
}
