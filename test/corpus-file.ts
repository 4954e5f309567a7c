export * from '../src/testing/corpus-file.ts';
