import fc from 'fast-check';

// One seed for all properties, so that a run can be repeated; `npm run fuzz` is for looking further. PEGLOT_SEED=random
// lets each property choose its own.
const given = process.env.PEGLOT_SEED ?? '20261121';
if (given !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(given) });
