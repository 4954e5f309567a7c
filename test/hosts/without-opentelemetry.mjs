import { register } from 'node:module';

/** Makes a process one in which OpenTelemetry is not installed. */
const hook = `export function resolve(name, context, next) {
  if (name !== '@opentelemetry/api') return next(name, context);
  throw Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
}`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
