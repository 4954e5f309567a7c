import { DuckDBInstance } from '@duckdb/node-api';
const i = await DuckDBInstance.create(':memory:'); const c = await i.connect();
for (const q of process.argv.slice(2)) { const r = await c.runAndReadAll(q); for (const x of r.getRowObjectsJson()) console.log(JSON.stringify(x).slice(0, 700)); }
