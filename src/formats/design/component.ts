import type { ErrorNode, SignatureNode, Span } from '../../../generated/design.ts';
import { append } from '../../core/append.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { setOwn } from '../../core/record.ts';
import { type Context, contentOf, saysNothing } from './context.ts';
import { readEntries, readRecord } from './entries.ts';
import { type Labels, labelsOf } from './labels.ts';
import type { Component, Interface } from './model.ts';
import { Others } from './others.ts';
import { readNames, readText } from './readers.ts';
import { matchSpan } from './reading.ts';
import { readItemName } from './titles.ts';

/** The labels of a component. */
export const componentLabels: Labels<Component> = labelsOf<Component>([
  {
    name: 'Semantic Unit',
    others: ['Semantic Unit ID', 'Unit'],
    read(component, field, path, context) {
      component.semantic_unit_id = readText(field, path, 'semantic_unit_id', context);
    },
  },
  {
    name: 'Responsibility',
    others: ['Responsibilities', 'Purpose'],
    read(component, field, path, context) {
      component.responsibility = readText(field, path, 'responsibility', context);
    },
  },
  {
    name: 'Dependencies',
    others: ['Depends On', 'Dependency'],
    read(component, field, path, context) {
      component.dependencies = readNames(field, [...path, 'dependencies'], context);
    },
  },
  {
    name: 'Interfaces',
    others: ['Interface', 'Methods'],
    read(component, field, path, context) {
      // The methods come as headings; here only a "None" or a text that has no place can stand.
      const others = new Others(field, context);
      if (!saysNothing(context.text(field.value))) others.addText(field.value);
      for (const tile of field.tiles) others.add(tile);
      others.keep(component.interfaces.length > 0, [...path, 'interfaces']);
      context.place(path, field.name, 'interfaces');
    },
  },
  {
    name: 'Implementation Notes',
    others: ['Implementation', 'Notes', 'Implementation Note'],
    prose: true,
    read(component, field, path, context) {
      component.implementation_notes = readText(field, path, 'implementation_notes', context);
    },
  },
  {
    name: 'Estimated Complexity',
    others: ['Complexity'],
    read(component, field, path, context) {
      const at = [...path, 'complexity'];
      const text = readText(field, path, 'complexity', context);
      // Where the number stands on the label's line, the text below is none of it.
      const isOnLine = field.value.start < field.value.end;
      const found = matchSpan(context.piece.text, isOnLine ? field.value : contentOf(field, context), 'WholeNumber');
      if (!found.matched) {
        if (saysNothing(text)) return;
        context.tell(
          'bad-number',
          field.value,
          `The complexity must be a whole number from 1 to 1000, not ${quote(text)}`,
          at,
        );
        return;
      }
      const { value, rest } = found.value;
      component.complexity = value;
      if (rest.start < rest.end)
        context.tell('number-remark', rest, `A remark follows the complexity: ${quote(context.text(rest))}`, at);
      if (isOnLine) append(context.strays, field.tiles);
    },
  },
]);

/** The labels of a method. */
export const interfaceLabels: Labels<Interface> = labelsOf<Interface>([
  {
    name: 'Parameters',
    others: ['Params', 'Arguments', 'Args'],
    read(method, field, path, context) {
      method.parameter_docs = readRecord(field, [...path, 'parameter_docs'], context);
    },
  },
  {
    name: 'Returns',
    others: ['Return', 'Return Value'],
    read(method, field, path, context) {
      const text = readText(field, path, 'returns_doc', context);
      if (text !== '') method.returns_doc = text;
    },
  },
  {
    name: 'Raises',
    others: ['Exceptions', 'Throws', 'Errors'],
    read(method, field, path, context) {
      const at = [...path, 'raises'];
      method.raises = readEntries(field, at, context).map(({ name, text, nameSpan, textSpan }, nth) => {
        const one = [...at, nth];
        context.place(one, nameSpan, 'error');
        context.place(one, textSpan, 'description');
        return { error: name, description: text };
      });
    },
  },
  {
    name: 'Description',
    read(method, field, path, context) {
      method.description = readText(field, path, 'description', context);
    },
  },
]);

/** The component that a heading opens: `Component: Name`, or the name alone. */
export function openComponent(title: Span, path: Path, context: Context): Component {
  const name = readItemName('component', title, path, context, true);
  context.place(path, name, 'component_name');
  return {
    component_name: context.text(name),
    semantic_unit_id: '',
    responsibility: '',
    dependencies: [],
    interfaces: [],
    implementation_notes: '',
  };
}

/** The signature in a title; `errors` are the mistakes around it. Undefined when there is none. */
export function readSignature(
  title: Span,
  context: Context,
): { value: SignatureNode; errors: readonly ErrorNode[]; span: Span } | undefined {
  const { text } = context.piece;
  const plain = matchSpan(text, title, 'MethodTitle');
  if (plain.matched) return { value: plain.value, errors: [], span: title };
  const decorated = matchSpan(text, title, 'DecoratedTitle');
  if (!decorated.matched) return undefined;
  const { title: span, errors } = decorated.value;
  const found = matchSpan(text, span, 'MethodTitle');
  return found.matched ? { value: found.value, errors, span } : undefined;
}

/** The method that a heading opens; undefined when the heading is no signature. */
export function openInterface(title: Span, path: Path, context: Context): Interface | undefined {
  const found = readSignature(title, context);
  if (found === undefined) return undefined;
  const { value } = found;
  context.mistakes(found.errors, path);
  const method: Interface = {
    method: value.name,
    parameters: {},
    returns: value.returns?.text ?? '',
    description: '',
    parameter_docs: {},
    raises: [],
    defaults: {},
  };
  context.mistakes(value.errors, path);
  context.place(path, title, 'method');
  if (value.returns !== null) context.place(path, value.returns, 'returns');
  const parameters = [...path, 'parameters'];
  const defaults = [...path, 'defaults'];
  const names = new Map<string, Range>();
  for (const parameter of value.parameters) {
    const before = names.get(parameter.name);
    if (before !== undefined) context.twice(parameter.name, parameter, [...parameters, parameter.name], before);
    names.set(parameter.name, context.range(parameter));
    setOwn(method.parameters, parameter.name, parameter.annotation?.text ?? '');
    context.place(parameters, parameter, parameter.name);
    if (parameter.fallback === null) continue;
    setOwn(method.defaults, parameter.name, parameter.fallback.text);
    context.place(defaults, parameter.fallback, parameter.name);
  }
  if (value.isAsync) method.async = true;
  return method;
}
