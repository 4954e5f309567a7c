/**
 * Edits of files in the text of a reply, in the dialects that models write.
 *
 * @packageDocumentation
 */

import { requireObject } from '../core/argument.ts';
import { type AiderUdiffCode, aiderUdiff } from './aider-udiff.ts';
import { type ApplyPatchCode, applyPatch } from './apply-patch.ts';
import { type BoltCode, bolt } from './bolt.ts';
import {
  type AiderWholeCode,
  type ArtifactCode,
  aiderWhole,
  artifact,
  type SmolagentsCode,
  smolagents,
} from './fenced.ts';
import type {
  Artifact,
  CodeBlob,
  EditFormat,
  FileContent,
  FileDiff,
  FileReplacement,
  PatchOperation,
  PlacedReplacement,
  Replacement,
  ShownArtifact,
} from './model.ts';
import { type EditDialect, editDialects, isEditDialect } from './names.ts';
import {
  type AiderSearchReplaceCode,
  aiderSearchReplace,
  type ClineDiffCode,
  clineDiff,
  type RooDiffCode,
  rooDiff,
} from './search-replace.ts';

export type {
  Artifact,
  ArtifactAction,
  CodeBlob,
  EditFormat,
  Edits,
  FileContent,
  FileDiff,
  FileReplacement,
  PatchChunk,
  PatchOperation,
  PlacedReplacement,
  Replacement,
  ShownArtifact,
} from './model.ts';

export { type EditDialect, editDialects, isEditDialect } from './names.ts';

/** The dialects, and the type of an edit in each. */
export interface EditsOf {
  'aider-search-replace': FileReplacement;
  'aider-udiff': FileDiff;
  'cline-diff': Replacement;
  'roo-diff': PlacedReplacement;
  'apply-patch': PatchOperation;
  bolt: Artifact;
  'aider-whole': FileContent;
  artifact: ShownArtifact;
  smolagents: CodeBlob;
}

/** The dialects, and the codes of their findings. */
export interface EditCodesOf {
  'aider-search-replace': AiderSearchReplaceCode;
  'aider-udiff': AiderUdiffCode;
  'cline-diff': ClineDiffCode;
  'roo-diff': RooDiffCode;
  'apply-patch': ApplyPatchCode;
  bolt: BoltCode;
  'aider-whole': AiderWholeCode;
  artifact: ArtifactCode;
  smolagents: SmolagentsCode;
}

const formats: { readonly [Dialect in EditDialect]: EditFormat<EditsOf[Dialect], EditCodesOf[Dialect]> } = {
  'aider-search-replace': aiderSearchReplace,
  'aider-udiff': aiderUdiff,
  'cline-diff': clineDiff,
  'roo-diff': rooDiff,
  'apply-patch': applyPatch,
  bolt,
  'aider-whole': aiderWhole,
  artifact,
  smolagents,
};

/**
 * The format of the edits in a reply. An edit is handed out once it is whole; what is cut off or broken stays text.
 *
 * @throws {TypeError} when there is no such dialect
 *
 * @example
 * const { value } = editBlocks({ dialect: 'aider-search-replace' }).parse(reply);
 * for (const { path, search, replace } of value.edits) …
 */
export function editBlocks<Dialect extends EditDialect>(options: {
  readonly dialect: Dialect;
}): EditFormat<EditsOf[Dialect], EditCodesOf[Dialect]> {
  requireObject(options, 'options');
  const { dialect } = options;
  if (!isEditDialect(dialect))
    throw new TypeError(
      `there are no edits in the dialect ${String(dialect)}: it is one of ${editDialects.join(', ')}`,
    );
  return formats[dialect];
}
