import type { ItemKind, Items } from '../labels.ts';
import { emptyMethod } from './signature.ts';

/** Items of which nothing is known yet. */
export const newItem: { readonly [Kind in ItemKind]: () => Items[Kind] } = {
  contract: () => ({
    method: '',
    endpoint: '',
    description: '',
    // Until the text says otherwise, the endpoint is protected.
    authentication_required: true,
    response_schema: null,
    error_responses: [],
  }),
  table: () => ({ table_name: '', description: '', columns: [], indexes: [], relationships: [], constraints: [] }),
  component: () => ({
    component_name: '',
    semantic_unit_id: '',
    responsibility: '',
    dependencies: [],
    interfaces: [],
    implementation_notes: '',
  }),
  method: emptyMethod,
  check: () => ({ category: '', description: '', validation_criteria: '', severity: '' }),
};
