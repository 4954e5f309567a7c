import { testFormat } from 'peglot/testing';
import { changelog } from './changelog.js';

// The corpus, and the laws of every format on random texts.
await testFormat(changelog, { corpus: 'corpus', grammar: 'changelog.peggy' });
