import { randomUUID } from 'node:crypto';
import { type Answer, type Balancer, insist } from './client.ts';
import type { Kind } from './kinds.ts';
import type { Person, Workload } from './load.ts';

interface Turn {
  balancer: Balancer;
  load: Workload;
  /** Whose turn it is, and which of its kind it is. */
  lane: number;
  n: number;
  productIds: readonly string[];
}

/** What one act is, whose confirmation is kept. */
export const deeds: Record<Kind, (turn: Turn) => Promise<void>> = {
  orders: order,
  gifts: (turn) => send(turn, 'gifts', shopperOf(turn), { what: 'payitforward', reason: 'Act of Courage', points: 5 }),
  awards: award,
  reviews: review,
  cards: (turn) => send(turn, 'cards', shopperOf(turn), { what: 'thankyou', reason: 'Thank you', points: 0 }),
};

async function order(turn: Turn): Promise<void> {
  const { token } = shopperOf(turn);
  const productId = turn.productIds[turn.n % turn.productIds.length] ?? '';
  await ask(turn, token, '/api/shop/addtobasket', { productId });
  const { body: summary } = await ask(turn, token, '/api/shop/getCheckoutOrderSummary', { alloc: 'ZA' });
  const wish = { cellNum: summary.cellNum, alloc: 'ZA', vfyTotal: summary.vfyTotal };
  keep(turn, 'orders', await once(turn, token, '/api/shop/placeOrder', wish), ({ orderNum }) => orderNum);
}

/** From the pot of a manager, or by an administrator from the programme. */
function award(turn: Turn): Promise<void> {
  const { awarders } = turn.load;
  const by = at(awarders, turn.lane);
  const what =
    by.capability === 'administrator'
      ? { what: 'reward', reason: 'Client Obsession: Team', points: 7 }
      : { what: 'adhoc', reason: 'Client Focus', points: 5 };
  return send(turn, 'awards', by, what);
}

async function send(turn: Turn, kind: 'gifts' | 'awards' | 'cards', by: Person, what: object): Promise<void> {
  const { shoppers } = turn.load;
  const others = shoppers.filter(({ memberId }) => memberId !== by.memberId);
  const message = `Thank you! ${randomUUID()}`;
  const body = { ...what, message, sendBy: 'email', recipients: [at(others, turn.lane + turn.n).memberId] };
  keep(turn, kind, await once(turn, by.token, '/api/reward/doreward', body), () => message);
}

/** Somebody nominates a colleague, whose manager rates it. */
async function review(turn: Turn): Promise<void> {
  const by = shopperOf(turn);
  const others = turn.load.nominees.filter((each) =>
    [each.nominee, each.manager].every(({ memberId }) => memberId !== by.memberId),
  );
  const { nominee, manager } = at(others, turn.lane + turn.n);
  const nomination = { nomCat: ['Act of Courage'], reason: 'For staying.', members: [nominee.memberId] };
  const nominated = await once(turn, by.token, '/api/nom/newnom', nomination);
  const nomId = nominated.body.nomIds?.[0];
  const rating = {
    ...{ nomId, reviewRating: 3, isCustom: false, customPoints: null },
    ...{ isIncludeInQuarterly: false, quarterlyMotivation: '' },
  };
  keep(turn, 'reviews', await once(turn, manager.token, '/api/reward/donexusnomreviewreward', rating), () => nomId);
}

function keep({ load }: Turn, kind: Kind, { status, body }: Answer, found: (body: Answer['body']) => string): void {
  if (status === 200) load.confirmed[kind].push(found(body));
  else load.refused.push(`${kind}: ${body.message}`);
}

const shopperOf = ({ load, lane }: Turn): Person => at(load.shoppers, lane);

function at<One>(all: readonly One[], n: number): One {
  return all[n % all.length] as One;
}

function ask({ balancer, load }: Turn, token: string, path: string, body: object, key?: string): Promise<Answer> {
  return insist(balancer, { path, body, token, ...(key ? { key } : {}) }, load.counts);
}

const once = (turn: Turn, token: string, path: string, body: object) => ask(turn, token, path, body, randomUUID());
