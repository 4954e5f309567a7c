export * from '../src/cli/grammar/corpus-file.ts';
