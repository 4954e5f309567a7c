import { grammar, type ListedSignatureNode, type SignatureNode } from '../../../../generated/design.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import { setOwn } from '../../../core/record.ts';
import { readNode } from '../../../engine/read-node.ts';
import type { Interface } from '../model.ts';
import type { Page } from './page.ts';

/** A parameter of a signature; `*` and `**` belong to the name. */
export interface ReadParameter extends Range {
  readonly name: string;
  readonly annotation: Range | null;
  readonly fallback: Range | null;
}

/** The parameters of a signature. `source` gives what stands at a range. */
export function parametersOf(
  { list }: SignatureNode | ListedSignatureNode,
  source: (range: Range) => string,
): ReadParameter[] {
  if (list.type !== 'Parameters') return [];
  return list.items.flatMap((item) =>
    item.type === 'Parameter'
      ? [
          {
            name: source(item.name),
            start: item.start,
            end: item.end,
            annotation: item.annotation,
            fallback: item.fallback,
          },
        ]
      : [],
  );
}

/** The signature that a text is, and nothing else. */
export function signatureIn(text: string): SignatureNode | undefined {
  return readNode(grammar, text, 'MethodText')?.signature;
}

/** A method by its signature, without places. `source` gives what stands at a range. */
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
  for (const { name, annotation, fallback } of parametersOf(signature, source)) {
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
  const source = (range: Range): string => page.source(range);
  const names = new Map<string, Range>();
  page.place([...path, 'method'], page.trim(title));
  if (signature.result !== null) page.place([...path, 'returns'], page.trim(signature.result.of));
  for (const { name, fallback, start, end } of parametersOf(signature, source)) {
    const before = names.get(name);
    const range = { start, end };
    if (before !== undefined) page.twice(name, range, [...path, 'parameters', name], before);
    names.set(name, range);
    page.place([...path, 'parameters', name], page.trim(range));
    if (fallback !== null) page.place([...path, 'defaults', name], page.trim(fallback));
  }
  return methodOf(signature, source);
}
