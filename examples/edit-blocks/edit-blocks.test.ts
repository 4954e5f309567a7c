import { testFormat } from 'peglot/testing';
import { editBlocks } from './edit-blocks.js';

// The corpus, and the laws of every format on random texts.
await testFormat(editBlocks, { corpus: 'corpus', grammar: 'edit-blocks.peggy' });
