// npx tsx main.ts "Make check.js pass." [folder]   works with the server at http://127.0.0.1:8787/v1; MODEL names the model.
import { work } from './agent.ts';

const [task = 'Make check.js pass.', folder = 'files'] = process.argv.slice(2);
const model = process.env.MODEL ?? 'qwen3-coder';
await work(task, { baseURL: 'http://127.0.0.1:8787/v1', model, folder, say: console.log });
