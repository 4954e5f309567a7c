import { transform } from 'sucrase';

/**
 * TypeScript as JavaScript: types are removed, everything else stays.
 *
 * @example withoutTypes('const a: number = 1;') // 'const a = 1;'
 */
export function withoutTypes(code: string): string {
  return transform(code, { transforms: ['typescript'], disableESTransforms: true }).code;
}
