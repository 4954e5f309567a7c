import { test } from 'vitest';
import { expectReadByAuto } from './auto.ts';
import { callDialects } from './corpus.ts';

test.each(callDialects)('auto reads %s as the dialect does, in chunks too', (dialect) => {
  expectReadByAuto(dialect, 1);
});
