export { diagnostics } from '../../../generated/json-diagnostics.ts';
