import fc from 'fast-check';
import { beforeEach, expect } from 'vitest';

// One seed for all properties, so that a run can be repeated. `npm run test:deep` takes another one each time.
const seed = Number(process.env.PEGLOT_SEED ?? '20261121');
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });

// What the tests of types assert, the compiler checks.
beforeEach(({ task }) => {
  if (task.file.name.startsWith('test/types/')) expect.getState().assertionCalls++;
});
