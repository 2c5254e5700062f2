import { expect, test } from 'vitest';
import { callComplaints, indexFile, indexOf, nounsOf } from './call-rules.ts';

const nouns = nounsOf({ orders: { noun: 'orders' }, cancelOrder: { noun: 'orders' } });
const schemas = (...names: string[]) => names.map((name) => `export const ${name} = call('${name}', a, b);\n`).join('');
const handlers = `const { cancelOrder } = calls.orders;
export const orderCalls = () => [
  query(calls.orders.orders, () => all()),
  verb(
    cancelOrder,
    (tx) => cancel(tx),
  ),
];
`;
const right = {
  [indexFile]: indexOf(nouns, []),
  'contract/src/calls/orders.ts': schemas('orders', 'cancelOrder'),
  'server/src/orders/calls.ts': handlers,
};
const complaints = (files: Record<string, string>, of = nouns) =>
  callComplaints(
    of,
    Object.entries({ ...right, ...files }).map(([path, text]) => ({ path, text })),
  );

test('a call with its row, its schemas and its handler is whole', () => {
  expect(complaints({})).toEqual([]);
});

test('what a call lacks is told with the place where to write it', () => {
  expect(complaints({ 'contract/src/calls/orders.ts': schemas('orders') })).toEqual([
    "cancelOrder has no schemas: write `export const cancelOrder = call('cancelOrder', input, output);` in contract/src/calls/orders.ts.",
  ]);
  expect(complaints({ 'server/src/orders/calls.ts': handlers.replace('calls.orders.orders,', 'refunds,') })).toEqual([
    'orders has no handler: write `query(orders, …)` or `verb(orders, …)` in server/src/orders/calls.ts.',
  ]);
  expect(complaints({ 'contract/src/calls/orders.ts': schemas('orders', 'cancelOrder', 'sendOrder') })).toEqual([
    'sendOrder has no row: write it in contract/src/call-rows.ts.',
  ]);
  expect(complaints({ [indexFile]: '' })).toEqual([
    expect.stringContaining('run `node scripts/check-calls.ts --write`'),
  ]);
});

test('what is refused about a call is not its handler', () => {
  const elsewhere = {
    'server/src/orders/cancel.ts': 'throw refusalWith(cancelOrder, told);',
    'server/src/orders/calls.ts': 'query(orders, all)',
  };
  expect(complaints(elsewhere)).toEqual([expect.stringContaining('cancelOrder has no handler')]);
});

test('a noun of more than six calls has a file for each', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'Gh'];
  const many = nounsOf(Object.fromEntries(names.map((name) => [name, { noun: 'desk' }])));
  const server = { 'server/src/desk/calls.ts': names.map((name) => `query(${name}, x)`).join('\n') };
  const apart = Object.fromEntries(
    names.map((name) => [`contract/src/calls/desk/${name.toLowerCase()}.ts`, schemas(name)]),
  );
  const none = { 'contract/src/calls/orders.ts': '', [indexFile]: indexOf(many, []) };
  expect(complaints({ ...none, ...server, ...apart }, many)).toEqual([]);
  expect(complaints({ ...none, ...server, 'contract/src/calls/desk.ts': schemas(...names) }, many)).toContain(
    'contract/src/calls/desk.ts: the schemas of Gh stand in contract/src/calls/desk/gh.ts.',
  );
});

test('a noun of fewer may have one too, and is then whole in it', () => {
  const apart = {
    'contract/src/calls/orders.ts': '',
    'contract/src/calls/orders/orders.ts': schemas('orders'),
    'contract/src/calls/orders/cancelorder.ts': schemas('cancelOrder'),
  };
  const index = { [indexFile]: indexOf(nouns, Object.keys(apart)) };
  expect(index[indexFile]).toContain("import { cancelOrder } from './calls/orders/cancelorder.ts';");
  expect(complaints({ ...apart, ...index })).toEqual([]);
  expect(complaints({ ...apart, ...index, 'contract/src/calls/orders.ts': schemas('cancelOrder') })).toEqual([
    'contract/src/calls/orders.ts: the schemas of cancelOrder stand in contract/src/calls/orders/cancelorder.ts.',
  ]);
});
