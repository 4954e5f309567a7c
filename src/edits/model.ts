import * as v from 'valibot';
import type { Format, ParseOptions } from '../core/format.ts';

/** A reply of a model that edits files: the text around the edits, and the edits in order. */
export interface Edits<Edit> {
  text: string;
  edits: Edit[];
}

/** A format of edits, and the codes of its findings. */
export type EditFormat<Edit, Code extends string> = Format<Edits<Edit>, ParseOptions, object, object, Code>;

/** Lines that are replaced, each with its line end; an empty `search` means a new file. */
export interface Replacement {
  search: string;
  replace: string;
}

/** A replacement in a file; `path` is null if the reply names none. */
export interface FileReplacement extends Replacement {
  path: string | null;
}

/** A replacement with the line numbers, from 1, between which to look for it. */
export interface PlacedReplacement extends Replacement {
  start_line?: number;
  end_line?: number;
}

/** The hunks of one file: lines without their ends, each with its sign. */
export interface FileDiff {
  path: string | null;
  hunks: string[][];
}

/** One changed place of an updated file. */
export interface PatchChunk {
  /** The `@@` lines that help to find the place. */
  context: string[];
  /** Lines without their ends. */
  old: string[];
  new: string[];
  /** The place is at the end of the file. */
  end_of_file: boolean;
}

/** One operation of a patch. */
export type PatchOperation =
  | { type: 'add'; path: string | null; content: string }
  | { type: 'delete'; path: string | null }
  | { type: 'update'; path: string | null; move_to?: string; chunks: PatchChunk[] };

/** One step of an artifact: a command, a file, …. */
export interface ArtifactAction {
  type: string;
  filePath?: string;
  content: string;
}

/** An artifact: its head and its actions in order. */
export interface Artifact {
  artifact: { id: string; title: string; type?: string };
  actions: ArtifactAction[];
}

/** A whole file; `path` is null if the reply names none. */
export interface FileContent {
  path: string | null;
  content: string;
}

/** Something shown beside a conversation. */
export interface ShownArtifact {
  identifier: string;
  type: string;
  title: string;
  content: string;
}

/** Code to run. */
export interface CodeBlob {
  code: string;
}

const path = v.nullable(v.string());
const lines = v.array(v.pipe(v.string(), v.regex(/^[^\r\n]*$/, 'a line holds no line end')));
const replacement = { search: v.string(), replace: v.string() };
const lineNumber = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** @internal */
export const fileReplacement: v.GenericSchema<unknown, FileReplacement> = v.object({ path, ...replacement });
/** @internal */
export const plainReplacement: v.GenericSchema<unknown, Replacement> = v.object(replacement);
/** @internal */
export const placedReplacement: v.GenericSchema<unknown, PlacedReplacement> = v.object({
  ...replacement,
  start_line: lineNumber,
  end_line: lineNumber,
});

/** @internal */
export const fileDiff: v.GenericSchema<unknown, FileDiff> = v.object({
  path,
  hunks: v.array(v.array(v.pipe(v.string(), v.regex(/^[-+ ][^\r\n]*$/, 'a line of a hunk begins with its sign')))),
});

/** @internal */
export const patchOperation: v.GenericSchema<unknown, PatchOperation> = v.variant('type', [
  v.object({ type: v.literal('add'), path, content: v.string() }),
  v.object({ type: v.literal('delete'), path }),
  v.object({
    type: v.literal('update'),
    path,
    move_to: v.exactOptional(v.string()),
    chunks: v.array(v.object({ context: lines, old: lines, new: lines, end_of_file: v.boolean() })),
  }),
]);

/** @internal */
export const artifact: v.GenericSchema<unknown, Artifact> = v.object({
  artifact: v.object({ id: v.string(), title: v.string(), type: v.exactOptional(v.string()) }),
  actions: v.array(v.object({ type: v.string(), filePath: v.exactOptional(v.string()), content: v.string() })),
});

/** @internal */
export const fileContent: v.GenericSchema<unknown, FileContent> = v.object({ path, content: v.string() });
/** @internal */
export const shownArtifact: v.GenericSchema<unknown, ShownArtifact> = v.object({
  identifier: v.string(),
  type: v.string(),
  title: v.string(),
  content: v.string(),
});
/** @internal */
export const codeBlob: v.GenericSchema<unknown, CodeBlob> = v.object({ code: v.string() });
