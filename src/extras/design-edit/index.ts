/** Edits of designs that leave every other byte of the document alone. */

export { applyEdits, type TextEdit } from '../../core/text-edit.ts';
export { edit } from './edit.ts';
export { EditError } from './target.ts';
