import fc from 'fast-check';
import { beforeEach } from 'vitest';

// One seed for all properties, so that a run can be repeated. `npm run test:deep` takes another one each time.
const seed = Number(process.env.PEGLOT_SEED ?? '20261121');
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });

// Each test has to assert something. What the tests of types assert, the compiler checks; of tests that run at the same
// time, Vitest does not know which of them asserted.
beforeEach((context) => {
  const { task } = context;
  if (task.concurrent === true || task.file.name.startsWith('test/types/')) context.expect.getState().assertionCalls++;
});
