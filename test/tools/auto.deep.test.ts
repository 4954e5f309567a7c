import { test } from 'vitest';
import { expectReadByAuto, toldTexts } from './auto.ts';
import { callDialects } from './corpus.ts';

// Some look like another one in all that they write.
test.each(callDialects.filter((dialect) => toldTexts(dialect).length > 0))(
  'auto reads %s as the dialect does, in chunks too',
  (dialect) => {
    expectReadByAuto(dialect, 1);
  },
);
