import { randomUUID } from 'node:crypto';
import { cast, isRegistered, managers, memberIdOf, signedOn } from './cast.ts';

/** One call as a browser makes it; answers the body, and gives up the flow when the answer is not 200. */
export type Ask = (path: string, body: object, by: number, more?: { key?: string; part?: string }) => Promise<string>;

export interface Turn {
  ask: Ask;
  draw: (below: number) => number;
  people: number;
  /** Which connection of how many: what two may not do at once is shared out by it. */
  lane: number;
  lanes: number;
  /** The month that a report is asked for, such as `November 2026`. */
  month: string;
}

export type Flow = (turn: Turn) => Promise<void>;

const message = 'Thank you for staying with the customer until everything ran again.';
const give = { message, sendBy: 'email' };

/** A registered member below this number. */
function someone(draw: Turn['draw'], below: number): number {
  for (;;) {
    const n = 1 + draw(below);
    if (isRegistered(n)) return n;
  }
}

function another(draw: Turn['draw'], than: number, people: number): string {
  const n = someone(draw, people);
  return n === than ? another(draw, than, people) : memberIdOf(n);
}

function sends(by: number, what: object, { ask, draw, people }: Turn): Promise<string> {
  const body = { ...give, ...what, recipients: [another(draw, by, people)] };
  return ask('/api/reward/doreward', body, by, { key: randomUUID() });
}

const adhoc = { what: 'adhoc', reason: 'Client Focus', points: 5 };
const payItForward = { what: 'payitforward', reason: 'Client Obsession', points: 5 };
const recognise = { what: 'reward', reason: 'Client Obsession: Team', points: 7 };

const basket = { alloc: 'ZA' };

/** Of the five hundred products every tenth is a voucher, whose codes are few. */
const goods = (draw: Turn['draw']) => String(1 + 10 * draw(50) + draw(9));

const firstNames = ['ann', 'bong', 'thand', 'lera', 'katl', 'siph', 'mari', 'pales'];
const mistyped = ['thndi', 'bongni', 'kathlego', 'plesa', 'giullia', 'leratto'];

function searched({ draw, people }: Turn): string {
  const one = <T>(list: readonly T[]) => list[draw(list.length)] as T;
  const kind = draw(4);
  if (kind === 0) return one(firstNames);
  if (kind === 1) return `${one(firstNames)} ${one(['mok', 'ndla', 'wei', 'kru', 'silt', 'zwa'])}`;
  return kind === 2 ? `N${1 + draw(people)}` : one(mistyped);
}

const parsed = (text: string) => JSON.parse(text);

export const flows = {
  /** Half from wallets, a third from pots, the rest from the programme. */
  send: async (turn) => {
    const { draw, people } = turn;
    const kind = draw(10);
    if (kind < 5) await sends(someone(draw, signedOn(people)), payItForward, turn);
    else if (kind < 8) await sends(managers(people)[draw(managers(people).length)] ?? 1, adhoc, turn);
    else await sends(cast.administrator, recognise, turn);
  },
  hot: async (turn) => void (await sends(cast.hotManager, adhoc, turn)),
  division: async ({ ask }) =>
    void (await ask('/api/reward/doreward', { ...give, ...adhoc, recipients: ['div:D2'] }, cast.administrator, {
      key: randomUUID(),
    })),
  shop: async ({ ask, draw, people, lane, lanes }) => {
    // A basket is one person's: no two connections share a member. Every twentieth had an open one before.
    const by = lane + lanes * draw(Math.floor((signedOn(people) - lane) / lanes));
    if (!isRegistered(by) || by % 20 === 0) return;
    const ids = new Set<string>();
    while (ids.size < 3) ids.add(goods(draw));
    for (const productId of ids) await ask('/api/shop/addtobasket', { productId }, by, { part: 'add to basket' });
    await ask('/api/shop/getbasket', basket, by, { part: 'basket' });
    const seen = parsed(await ask('/api/shop/getCheckoutOrderSummary', basket, by, { part: 'summary' }));
    const wish = { cellNum: seen.cellNum, alloc: 'ZA', vfyTotal: seen.vfyTotal, basketId: seen.basketId };
    await ask('/api/shop/placeOrder', wish, by, { key: randomUUID(), part: 'place order' });
  },
  list: async ({ ask, draw, people }) =>
    void (await ask(
      '/api/shop/productlist',
      { prodCat3Id: String(1 + draw(50)), alloc: 'ZA' },
      someone(draw, signedOn(people)),
    )),
  home: async ({ ask, draw, people }) =>
    void (await ask('/api/member/getmemberdata', {}, someone(draw, signedOn(people)))),
  search: async (turn) =>
    void (await turn.ask(
      '/api/site/getmemberlist',
      { search: searched(turn) },
      someone(turn.draw, signedOn(turn.people)),
    )),
  report: async ({ ask, month, people }) => {
    const wish = { selMonthFrom: month, selMonthTo: month, isAll: true };
    // Beyond 100,000 rows it is a file.
    const isFile = people > 300_000;
    await ask(
      `/api/report/${isFile ? 'exportmanagement' : 'reportmanagement'}`,
      isFile ? { ...wish, format: 'csv' } : wish,
      cast.administrator,
    );
  },
  data: async ({ ask }) => void (await ask('/api/member/exportmydata', {}, cast.member)),
  nominations: async ({ ask }) => void (await ask('/api/nom/nomlist', { limit: 1000 }, cast.administrator)),
} satisfies Record<string, Flow>;

export type FlowName = keyof typeof flows;
