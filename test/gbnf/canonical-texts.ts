import type fc from 'fast-check';
import { type Message, print as printAcor } from 'peglot/acor';
import { type DesignSpecification, print as printDesign } from 'peglot/design';
import { type Document, macro, print as printDml, type Segment } from 'peglot/dml';
import { type Action, print as printDuckflow, type Reply } from 'peglot/duckflow';
import { print as printSkill, type SkillOutput } from 'peglot/skill';
import { transcripts } from '../laws/acor-texts.ts';
import { designs } from '../laws/design-texts.ts';
import { documents } from '../laws/dml-texts.ts';
import { replies } from '../laws/duckflow-texts.ts';
import { outputs } from '../laws/skill-texts.ts';

/** Canonical prints of random models, cut down to what the exported grammars say they hold. */
export const canonicalTexts: ReadonlyMap<string, fc.Arbitrary<string>> = new Map([
  ['duckflow', replies.map((reply) => printDuckflow(plainReply(reply)))],
  ['skill', outputs.map((output) => printSkill(plainOutput(output)))],
  ['acor', transcripts.map(({ messages }) => printAcor({ preamble: '', messages: plainMessages(messages) }))],
  ['dml', documents.map((document) => printDml(plainDocument(document)))],
  ['design', designs.map((design) => printDesign(plainDesign(design)))],
]);

// ── Duckflow: no fences in texts, standard names, parameters in one order, no marker lines in blocks ───────────────

const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  create_file: ['path', 'description'],
  run_command: ['command'],
  finish: ['result'],
};

function plainReply({ reasoning, vitals, sections, actions }: Reply): Reply {
  const text = (value: string): string => value.replaceAll('```', "'''").replaceAll('[MOOD]', 'mood');
  const { confidence = 0, mood = 0, focus = 0, stamina = 0 } = vitals;
  return {
    reasoning: text(reasoning),
    vitals: { confidence, mood, focus, stamina },
    sections: Object.fromEntries(
      Object.entries(sections).flatMap(([name, value]) => (name === 'remarks' ? [] : [[name, text(value)]])),
    ),
    actions: actions.filter(({ type }) => type in PARAMETERS).map(plainAction),
  };
}

function plainAction({ type, params, content }: Action, index: number): Action {
  const given = (PARAMETERS[type] ?? []).flatMap((name) => (params[name] ? [[name, params[name]] as const] : []));
  const action: Action = { index, type, params: Object.fromEntries(given) };
  if (content === undefined || type !== 'create_file') return action;
  return {
    ...action,
    content: wellFormed(content).replaceAll('\0', '').replaceAll('\r', '').replaceAll('[ACTION_', '(ACTION_'),
  };
}

function wellFormed(text: string): string {
  return text.replaceAll(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '');
}

// ── Skill: known names of metrics and of context, numbers of few digits, paths that begin with a visible character ──

function plainOutput({ success, confidence, deliverables, metrics, errors }: SkillOutput): SkillOutput {
  const [time] = Object.values(metrics);
  return {
    success,
    confidence: confidence === 0 ? 0 : confidence,
    deliverables: deliverables.filter((path) => /^[!#-[\]-~]/.test(path)),
    metrics: time === undefined ? {} : { execution_time_ms: Math.abs(Math.trunc(time % 1e6)) },
    errors: errors
      .filter(({ code }) => /^[A-Z0-9_]+$/.test(code))
      .map(({ code, message, stack, context }) => ({
        code,
        message,
        ...(stack === undefined ? {} : { stack }),
        ...(context === undefined ? {} : { context: { field: message, expected: Object.keys(context).length } }),
      })),
  };
}

// ── ACOR: one message of progress for each ten, no options, plain data ─────────────────────────────────────────────

function plainMessages(messages: readonly Message[]): Message[] {
  let ten = -1;
  return messages.flatMap((message): Message[] => {
    if (message.kind === 'progress') {
      const { percent = 0 } = message;
      const now = Math.floor(percent / 10);
      if (now <= ten || (percent !== 0 && now === 0)) return [];
      ten = now;
    }
    const fits = 'title' in message && message.title !== undefined ? isPlainTitle(message.title) : true;
    return fits && isPlain(message) ? [message] : [];
  });
}

function isPlainTitle(title: string): boolean {
  return /^[\p{L}0-9. ]+$/u.test(title);
}

function isPlain(message: Message): boolean {
  switch (message.kind) {
    case 'output':
      if (message.variant === 'data') return isPlainData(message.body);
      if (message.variant === 'text') return isPlainBody(message.body);
      return !/[`*_<]|\\/.test(message.body.replaceAll(/^- `[a-z/. ]+`/gm, ''));
    case 'error':
      return !/[`<]/.test(message.body);
    case 'input_needed':
      return false;
    case 'ai_directive':
      return Object.keys(message.fields).length === 0 && message.body === '- look at it';
    case 'suggestions':
      return message.items.every(({ command }) => command !== undefined && !/[<'|&]/.test(command));
    case 'session':
      return isPlainTitle(message.id);
    case 'checkpoint':
      return isPlainTitle(message.name) && isPlainBody(message.body);
    default:
      return isPlainBody(message.body);
  }
}

/** Perhaps a text, then JSON without objects and with numbers of few digits. */
function isPlainData(body: string): boolean {
  const [, text = '', json] = /^(.*?)```json\n([[\]0-9",.a-z-]*)\n```$/s.exec(body) ?? [];
  return json !== undefined && isPlainBody(text) && !/\de|\d{10}|\.\d{7}/.test(json);
}

function isPlainBody(body: string): boolean {
  return !/(?!\n)\p{Cc}|^#(?!## )|^<!/mu.test(body) && !/^```(?:[a-z]+ |.*\n(?:.*\n)*?```.)/m.test(body);
}

// ── DML: the specification's tools, no ducks, code or references in texts and arguments ────────────────────────────

function plainDocument({ segments }: Document): Document {
  const plain = segments.flatMap((segment): Segment[] => {
    if (segment.kind === 'text') {
      const text = wellFormed(segment.text).replaceAll(/[`~{[<\ufeff]|(?!\n)\p{Cc}|🦆/gu, '');
      return text === '' ? [] : [{ kind: 'text', text }];
    }
    if (segment.command === 'S' || segment.command === 'I')
      return /^[a-z]\w*$/.test(segment.args[0] ?? '') ? [macro(segment.command, segment.args)] : [];
    const args = segment.args.slice(1).map((arg) =>
      wellFormed(arg)
        .replaceAll(/[^ -_a-z|\u3041-\u30ff]|[|[\]]/g, '')
        .trim(),
    );
    return segment.command === 'T' && args.length === 2 && !args.includes('')
      ? [macro('T', ['write_file', ...args])]
      : [];
  });
  return { segments: plain.filter((segment, at) => segment.kind !== 'text' || plain[at - 1]?.kind !== 'text') };
}

// ── Design: the shape alone, with plain lines ──────────────────────────────────────────────────────────────────────

function plainDesign({
  data_schemas,
  component_logic,
  design_review_checklist,
  api_contracts,
}: DesignSpecification): DesignSpecification {
  const line = 'It reads the whole request and answers it in the end, (50%) or not.';
  const [contract] = api_contracts;
  const [table] = data_schemas;
  return {
    task_id: 'DESIGN-001',
    architecture_overview: line,
    technology_stack: { Language: 'TypeScript 5' },
    assumptions: data_schemas.map(() => line),
    api_contracts:
      contract === undefined
        ? []
        : [
            {
              method: contract.method,
              endpoint: '/users/{id}',
              description: line,
              authentication_required: contract.authentication_required,
              response_schema: null,
              error_responses: contract.error_responses
                .filter(({ status }) => status >= 400)
                .map(({ status }) => ({ status, code: 'NOT_FOUND', message: line })),
            },
          ],
    data_schemas:
      table === undefined
        ? []
        : [
            {
              table_name: 'users',
              description: line,
              columns: [{ name: 'id', type: 'UUID', constraints: 'PRIMARY KEY' }],
              indexes: [],
              relationships: [],
              constraints: [],
            },
          ],
    component_logic: component_logic.slice(0, 1).map(({ semantic_unit_id, complexity }) => ({
      component_name: 'Mailer',
      semantic_unit_id,
      responsibility: line,
      dependencies: [],
      interfaces: [],
      implementation_notes: line,
      ...(complexity === undefined || complexity > 999 ? {} : { complexity }),
    })),
    design_review_checklist: design_review_checklist.map(({ severity }) => ({
      category: 'Data Integrity',
      description: line,
      validation_criteria: line,
      severity,
    })),
  };
}
