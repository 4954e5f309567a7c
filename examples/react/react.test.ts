import { testFormat } from 'peglot/testing';
import { react } from './react.js';

// The corpus, and the laws of every format on random texts.
await testFormat(react, { corpus: 'corpus', grammar: 'react.peggy' });
