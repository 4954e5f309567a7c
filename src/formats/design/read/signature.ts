import {
  grammar,
  type ListedSignatureNode,
  type ParameterNode,
  type SignatureNode,
} from '../../../../generated/design.ts';
import type { Range } from '../../../core/range.ts';
import { getOwn, setOwn } from '../../../core/record.ts';
import type { Part } from '../../../engine/index.ts';
import { readNode } from '../../../engine/read-node.ts';
import type { Interface } from '../model.ts';
import { Names, type Page } from './page.ts';

/** The parameters of a signature; `*` and `**` are part of their names. */
export function parametersOf({ list }: SignatureNode | ListedSignatureNode): readonly ParameterNode[] {
  return list.type === 'Parameters' ? list.items.filter((item) => item.type === 'Parameter') : [];
}

/** The signature in a text with nothing else. */
export function signatureIn(text: string): SignatureNode | undefined {
  return readNode(grammar, text, 'MethodText')?.signature;
}

/** A method without any content. */
export function emptyMethod(): Interface {
  return { method: '', parameters: {}, returns: '', description: '', parameter_docs: {}, raises: [], defaults: {} };
}

/** The method of a signature, without places. `source` returns the text of a range. */
export function methodOf(signature: SignatureNode | ListedSignatureNode, source: (range: Range) => string): Interface {
  const method = emptyMethod();
  method.method = signature.name;
  if (signature.result !== null) method.returns = source(signature.result.of).trim();
  for (const { name: place, annotation, fallback } of parametersOf(signature)) {
    const name = source(place);
    setOwn(method.parameters, name, annotation === null ? '' : source(annotation).trim());
    if (fallback !== null) setOwn(method.defaults, name, source(fallback).trim());
  }
  if (signature.isAsync !== null) method.async = true;
  return method;
}

export function signatureText({ async: isAsync, method, parameters, defaults, returns }: Interface): string {
  const written = Object.entries(parameters).map(([name, type]) => {
    const fallback = getOwn(defaults, name);
    return `${name}${type === '' ? '' : `: ${type}`}${fallback === undefined ? '' : ` = ${fallback}`}`;
  });
  return `${isAsync === true ? 'async ' : ''}${method}(${written.join(', ')})${returns === '' ? '' : ` -> ${returns}`}`;
}

/** Writes the method of a signature into the model, with its places. */
export function writeMethod(signature: SignatureNode | ListedSignatureNode, method: Part<Interface>, page: Page): void {
  method.assign(
    methodOf(signature, (range) => page.source(range)),
    { range: null },
  );
  method.place('method', page.trim(signature));
  if (signature.result !== null) method.place('returns', page.trim(signature.result.of));
  const parameters = method.part('parameters');
  const names = new Names(parameters, page);
  for (const { name: place, fallback, start, end } of parametersOf(signature)) {
    const name = page.source(place);
    names.take(name, { start, end });
    parameters.place(name, page.trim({ start, end }));
    if (fallback !== null) method.part('defaults').place(name, page.trim(fallback));
  }
}
