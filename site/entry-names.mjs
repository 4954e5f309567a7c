import { readFileSync } from 'node:fs';
import { Converter } from 'typedoc';

/** Calls each module of the API what users import: `peglot/duckflow`. */
export function load(app) {
  const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const names = new Map(
    Object.entries(exports).map(([path, { types }]) => [moduleOf(types), `peglot${path.slice(1)}`]),
  );
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.children ?? []) module.name = names.get(module.name) ?? module.name;
  });
}

/** `./dist/src/formats/duckflow/index.d.ts` is what TypeDoc calls `formats/duckflow`. */
function moduleOf(types) {
  return types?.replace(/^\.\/dist\/src\//, '').replace(/(\/index)?\.d\.ts$/, '');
}
