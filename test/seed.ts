import fc from 'fast-check';

// One seed for all properties, so that a run can be repeated. `npm run test:deep` takes another one each time.
const seed = Number(process.env.PEGLOT_SEED ?? '20261121');
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
