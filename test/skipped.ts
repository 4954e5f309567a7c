import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** Says which tests were left out, and why. */
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
      console.log(`${skipped.length} tests left out: they take long (npm run test:deep), or need what is not here`);
      return;
    }
    console.log('Left out, for what they need is not here:');
    for (const { module, fullName } of skipped) console.log(`  ${module.relativeModuleId} > ${fullName}`);
  }
}
