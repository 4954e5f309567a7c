import * as v from 'valibot';
import type { Diagnostic } from '../../core/diagnostic.ts';
import { quote } from '../../core/diagnostic.ts';
import { NOWHERE } from '../../core/finding.ts';
import type { Path } from '../../core/path.ts';
import { formatPath } from '../../core/path.ts';
import { getOwn } from '../../core/record.ts';
import { pathOf } from '../../core/schema-path.ts';
import { finding } from './diagnostics.ts';
import { ACTION_TYPES, type Reply, STANDARD_SECTIONS, STANDARD_VITALS, schema } from './model.ts';

/**
 * The specification's rules on a reply (appendix C), with paths and without places: the fields' own constraints and the
 * rules across fields.
 *
 * @example check({ reasoning: 'Done.', vitals: {}, sections: {}, actions: [] }) // four times duckflow/missing-vital
 */
export function check(value: Reply): Diagnostic[] {
  const shape = v.safeParse(schema, value);
  const problems = (shape.issues ?? []).map((issue) => {
    const path = pathOf(issue);
    const vitalRange = path[0] === 'vitals' && (issue.type === 'min_value' || issue.type === 'max_value');
    const code = vitalRange ? 'vital-out-of-range' : 'bad-model';
    return finding(code, NOWHERE, `${formatPath(path) || 'the reply'} ${issue.message}`, path);
  });
  // The rules below read fields: they need the shape to be right.
  return shape.success || problems.every((problem) => problem.code === 'duckflow/vital-out-of-range')
    ? [...problems, ...checkRules(value)]
    : problems;
}

/** The rules across fields alone, for a reply whose fields are known to be right. */
export function checkRules(reply: Reply): Diagnostic[] {
  const found: Diagnostic[] = [];
  const report = (code: Parameters<typeof finding>[0], message: string, path: Path): void => {
    found.push(finding(code, NOWHERE, message, path));
  };

  if (reply.reasoning === '' && reply.actions.length === 0) {
    report('empty-reply', 'The reply has neither a reasoning nor an action', []);
  }
  for (const name of STANDARD_VITALS) {
    if (!Object.hasOwn(reply.vitals, name)) {
      report('missing-vital', `The vital ${name.toUpperCase()} is missing or unusable`, ['vitals', name]);
    }
  }
  for (const name of Object.keys(reply.vitals)) {
    if (!isOneOf(STANDARD_VITALS, name))
      report('unknown-vital', `The vital ${quote(name)} is not in the specification`, ['vitals', name]);
  }
  for (const name of Object.keys(reply.sections)) {
    if (!isOneOf(STANDARD_SECTIONS, name))
      report('unknown-section', `The section ${quote(name)} is not in the specification`, ['sections', name]);
  }
  for (const [at, action] of reply.actions.entries()) {
    const expected = at === 0 ? 0 : (reply.actions[at - 1]?.index ?? 0) + 1;
    if (action.index !== expected) {
      report('action-gap', `The action ${action.index} stands where action ${expected} is due`, ['actions', at]);
    }
    if (action.type === '') {
      report('missing-type', `The action ${action.index} has no TYPE`, ['actions', at, 'type']);
      continue;
    }
    const required = ACTION_TYPES.get(action.type);
    if (required === undefined) {
      report('unknown-action-type', `The action type ${quote(action.type)} is not in the specification`, [
        'actions',
        at,
        'type',
      ]);
      continue;
    }
    for (const name of required) {
      if ((getOwn(action.params, name) ?? '') === '') {
        report('missing-parameter', `${action.type} needs the parameter ${name.toUpperCase()}`, [
          'actions',
          at,
          'params',
          name,
        ]);
      }
    }
  }
  return found;
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.includes(name);
}
