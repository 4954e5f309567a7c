import { Reader } from "/tmp/wt/duckflow/src/engine/reader.ts";
import { parts } from "/tmp/wt/duckflow/src/formats/duckflow/markers.ts";
import { otherwise } from "/tmp/wt/duckflow/src/formats/duckflow/other.ts";
import { engineCodes } from "/tmp/wt/duckflow/src/engine/codes.ts";
const codes = { ...engineCodes, ...Object.fromEntries(Object.values(parts.grammar.mistakes).map((m: any) => [m.code, m])), ...parts.codes };
const def: any = { ...parts, otherwise, codes };
const o = {};
const texts: Record<string,string> = { vitals: '[CONFIDENCE] 0.9\n[MOOD] 0.7\n[FOCUS] 0.8\n[STAMINA] 0.6\n', full: '[REASONING]\nHi there.\n\n[CONFIDENCE] 0.9\n[MOOD] 0.7\n[FOCUS] 0.8\n[STAMINA] 0.6\n', act: '[REASONING]\nHi there.\n\n[CONFIDENCE] 0.9\n[MOOD] 0.7\n[FOCUS] 0.8\n[STAMINA] 0.6\n[ACTION_0_TYPE] run_command\n[ACTION_0_COMMAND] ls\n', act2: '[REASONING]\nHi there.\n\n[CONFIDENCE] 0.9\n[MOOD] 0.7\n[FOCUS] 0.8\n[STAMINA] 0.6\n[ACTION_0_TYPE] run_command\n[ACTION_0_COMMAND] ls\n[ACTION_1_TYPE] run_command\n[ACTION_1_COMMAND] ls\n'};
function t(name: string, f: () => void) { for (let i = 0; i < 60000; i++) f(); let b = Infinity; for (let k = 0; k < 8; k++) { const s = performance.now(); for (let i = 0; i < 8000; i++) f(); b = Math.min(b, (performance.now() - s) / 8); } console.log(name.padEnd(24), b.toFixed(2), 'µs'); }
t('adapt only', () => { parts.adapt({} as any, { atEnd() {} } as any); });
t('new Reader', () => { new Reader(def, o, null); });
t('new Reader+end', () => { const r = new Reader(def, o, null); r.push('[MOOD] 0.7\n'); });
for (const [k, x] of Object.entries(texts)) { t(k + ' push', () => { const r = new Reader(def, o, null); r.push(x); }); t(k + ' push+end', () => { const r = new Reader(def, o, null); r.push(x); r.end(); }); }
