import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import usual from '../../vitest.config.ts';
import deep from '../../vitest.deep.config.ts';

const order = process.env.MUTANTS_ORDER?.split(' ') ?? [];

/** Runs the files in the order of MUTANTS_ORDER: what notices a change most likely comes first. */
class Ordered extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number =>
      order.findIndex((test) => moduleId.endsWith(`/${test}`));
    return Promise.resolve(files.sort((one, other) => placeOf(one) - placeOf(other)));
  }
}

const base = process.env.MUTANTS_DEEP === undefined ? usual : deep;
const config: ViteUserConfig = defineConfig({
  ...base,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { ...base.test, sequence: { sequencer: Ordered } },
});

export default config;
