import { expect, it } from 'vitest';
import { loadCounted } from './growth/counted.ts';
import { type Found, MOST, search } from './growth/search.ts';
import { subjectsOf } from './growth/subjects.ts';
import { runs } from './laws/law.ts';

// `npm run growth` searches longer.
it(`no random text takes more than ${MOST} times the work when it is twice as long`, async () => {
  const found: Found[] = [];
  const seed = Number(process.env.PEGLOT_SEED);
  search(subjectsOf(await loadCounted()), { texts: runs(3000).numRuns, seed, tell: (one) => found.push(one) });
  expect(found, `npm run growth -- --seed ${seed}`).toEqual([]);
});
