import {
  grammar,
  type ListedSignatureNode,
  type ParameterNode,
  type SignatureNode,
} from '../../../../generated/design.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import { setOwn } from '../../../core/record.ts';
import { readNode } from '../../../engine/read-node.ts';
import type { Interface } from '../model.ts';
import type { Page } from './page.ts';

/** The parameters of a signature; `*` and `**` belong to their names. */
export function parametersOf({ list }: SignatureNode | ListedSignatureNode): readonly ParameterNode[] {
  return list.type === 'Parameters' ? list.items.filter((item) => item.type === 'Parameter') : [];
}

/** The signature that a text is, and nothing else. */
export function signatureIn(text: string): SignatureNode | undefined {
  return readNode(grammar, text, 'MethodText')?.signature;
}

/** A method by its signature, without places. `source` gives what is at a range. */
export function methodOf(signature: SignatureNode | ListedSignatureNode, source: (range: Range) => string): Interface {
  const method: Interface = {
    method: signature.name,
    parameters: {},
    returns: signature.result === null ? '' : source(signature.result.of).trim(),
    description: '',
    parameter_docs: {},
    raises: [],
    defaults: {},
  };
  for (const { name: place, annotation, fallback } of parametersOf(signature)) {
    const name = source(place);
    setOwn(method.parameters, name, annotation === null ? '' : source(annotation).trim());
    if (fallback !== null) setOwn(method.defaults, name, source(fallback).trim());
  }
  if (signature.isAsync !== null) method.async = true;
  return method;
}

/** The method of a signature in a document, with its places. */
export function readMethod(
  signature: SignatureNode | ListedSignatureNode,
  title: Range,
  path: Path,
  page: Page,
): Interface {
  const names = new Map<string, Range>();
  page.place([...path, 'method'], page.trim(title));
  if (signature.result !== null) page.place([...path, 'returns'], page.trim(signature.result.of));
  for (const { name: place, fallback, start, end } of parametersOf(signature)) {
    const name = page.source(place);
    const before = names.get(name);
    const range = { start, end };
    if (before !== undefined) page.twice(name, range, [...path, 'parameters', name], before);
    names.set(name, range);
    page.place([...path, 'parameters', name], page.trim(range));
    if (fallback !== null) page.place([...path, 'defaults', name], page.trim(fallback));
  }
  return methodOf(signature, (range) => page.source(range));
}
