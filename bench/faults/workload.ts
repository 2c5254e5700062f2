import { randomUUID } from 'node:crypto';
import { type Balancer, counted, insist, signOn } from './client.ts';
import { deeds } from './deeds.ts';
import type { Look } from './drill.ts';
import { type Kind, kinds } from './kinds.ts';
import type { Awarder, Person, Workload } from './load.ts';
import { written } from './written.ts';

/** Forty people with points, goods enough for all of them, and those who award them. */
export async function prepare(balancer: Balancer, { owner }: Look): Promise<Workload> {
  const { rows } = await owner.query<{ email: string; memberId: string; managerEmail: string }>(`
    select p.email, '1.' || m.public_id as "memberId", (select email from profiles where member_id = m.manager_id) as "managerEmail"
    from members m join profiles p on p.member_id = m.id join divisions d on d.code = m.division_code
    where d.country_code = 'ZA' and m.registered_at is not null and p.email is not null and p.cell_num is not null and m.site_template <> ''
      and m.id not in (select member_id from role_assignments where capability = 'administrator') order by m.id limit 40`);
  const [url = ''] = balancer.urls;
  const shoppers: Person[] = [];
  for (const { email, memberId } of rows) shoppers.push({ memberId, token: await signOn(url, email) });
  const { awarders, byEmail } = await awardersOf(url, owner);
  const nominees = rows.flatMap(({ managerEmail }, n) => {
    const manager = byEmail.get(managerEmail);
    return manager ? [{ nominee: shoppers[n] as Person, manager }] : [];
  });
  const admin = await signOn(url, 'priya.naidoo@laurel.example');
  const counts = counted();
  const award = {
    what: 'reward',
    reason: 'Client Obsession: Team',
    points: 9999,
    message: 'For the drill',
    sendBy: 'email',
    recipients: shoppers.map(({ memberId }) => memberId),
  };
  for (let times = 0; times < 4; times += 1)
    await insist(balancer, { path: '/api/reward/doreward', token: admin, key: randomUUID(), body: award }, counts);
  await owner.query(`update products set stock = 1000000 where kind = 'goods'`);
  const confirmed = { orders: [], gifts: [], awards: [], reviews: [], cards: [] };
  return { shoppers, awarders, nominees, counts, confirmed, refused: [], before: await written(owner) };
}

/** The managers of the demonstration who have a pot, and its administrators. */
async function awardersOf(
  url: string,
  owner: Look['owner'],
): Promise<{ awarders: Awarder[]; byEmail: Map<string, Awarder> }> {
  const { rows } = await owner.query<Omit<Awarder, 'token'> & { email: string }>(`
    select p.email, '1.' || m.public_id as "memberId", r.capability from role_assignments r join members m on m.id = r.member_id
      join profiles p on p.member_id = m.id left join ledger_accounts a on a.member_id = m.id and a.kind = 'pot'
    where m.registered_at is not null and p.email is not null
      and (r.capability = 'administrator' or r.capability = 'manager' and a.balance > 10000) order by m.id`);
  const byEmail = new Map<string, Awarder>();
  for (const { email, ...awarder } of rows) byEmail.set(email, { ...awarder, token: await signOn(url, email) });
  return { awarders: [...byEmail.values()], byEmail };
}

type Acts = Partial<Record<Kind, number>>;

export interface Running extends Acts {
  /** Of orders. */
  productIds?: string[];
  /** Hears of each confirmed act; the one who did it goes on when it says so. */
  at: (done: number) => void | Promise<void>;
}

/** Every shopper acts in turn, all of them at once, the kinds mixed evenly. */
export async function run(
  balancer: Balancer,
  load: Workload,
  { at, productIds = [], ...acts }: Running,
): Promise<void> {
  const lanes = load.shoppers.length;
  const tasks = kinds
    .flatMap((kind) => Array.from({ length: acts[kind] ?? 0 }, (_, n) => ({ kind, n, share: n / (acts[kind] ?? 1) })))
    .sort((a, b) => a.share - b.share);
  let done = 0;
  await Promise.all(
    load.shoppers.map(async (_, lane) => {
      for (const { kind, n } of tasks.filter((__, place) => place % lanes === lane)) {
        await deeds[kind]({ balancer, load, lane, n, productIds });
        await at(++done);
      }
    }),
  );
}
