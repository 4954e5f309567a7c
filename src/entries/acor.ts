/**
 * ACOR transcripts: the messages that a tool writes for an agent, as Markdown (ACOR conversational protocol).
 *
 * @packageDocumentation
 */

export * from '../extras/acor-reporter/index.ts';
export * from '../formats/acor/index.ts';
