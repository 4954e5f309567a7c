import type { Plugin } from 'rolldown';

/** Of the library for YAML, which only reads here, what writes and what reads YAML 1.1: a quarter of it, and never called. */
export const readingYaml: Plugin = {
  name: 'yaml that reads',
  transform(source, path) {
    if (!/[\\/]yaml[\\/]browser[\\/]dist[\\/](?:stringify|schema[\\/]yaml-1\.1)[\\/](?!merge\.js)/.test(path))
      return null;
    const names = /export \{([^}]*)\}/.exec(source)?.[1]?.split(',') ?? [];
    return names.map((name) => `export const ${name.trim()} = undefined;`).join('\n');
  },
};
