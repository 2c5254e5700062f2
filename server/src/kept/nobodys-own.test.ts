import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Instances, instances } from '../../test/instances.ts';
import { mountedCalls } from '../app.ts';

let all: Instances;
let { here, forgetful, ada, ann, shop, listOf } = {} as Instances;

beforeAll(async () => {
  all = await instances();
  ({ here, forgetful, ada, ann, shop, listOf } = all);
});
afterAll(() => all.close());

test('nothing that is kept is one person’s: everybody is answered as by a portal that keeps nothing', async () => {
  const shared = mountedCalls({
    config: here.config,
    provider: undefined,
    voucherKeys: [],
    lane: undefined as never,
  }).filter(({ kind, call }) => kind === 'shared' || ['getmemberdata', 'categorylist'].includes(call.name));
  await here.make.content('desk', { html: '<p>Ours</p>', access: 'adminReports' });
  await here.make.content('faq', { html: '<p>All</p>' });
  await here.make.division('N1', { country: 'NA' });
  const far = await here.make.member({ division_code: 'N1', dob_month: 11, dob_day: 21 });
  const everybody = [ann, ada, far];
  const bodies: Record<string, object[]> = {
    getcontentdb: [{ contentKey: 'faq' }, { contentKey: ' DESK ' }, { contentKey: 'none' }],
    productlist: [
      (await listOf(await shop.product())).body,
      (await listOf(await shop.product({ alloc: 'NA' }), 'NA')).body,
    ],
  };
  expect(shared.length).toBeGreaterThan(4);
  for (const { call } of [...shared, ...shared])
    for (const body of bodies[call.name] ?? [{}])
      for (const { id } of [...everybody, ...[...everybody].reverse()]) {
        const [kept, read] = [
          await here.post(call.path, body, { as: id }),
          await forgetful.post(call.path, body, { as: id }),
        ];
        const said = ({ status, body: { requestId: _, ...rest } }: typeof kept) => [call.name, body, status, rest];
        expect(said(kept)).toEqual(said(read));
        expect(kept.headers['cache-control']).toBe('no-store');
        expect(kept.headers['content-type']).toBe(read.headers['content-type']);
      }
});
