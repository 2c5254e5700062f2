import type { Former } from './former.ts';

/** The administrators of the demonstration, who also see to the order desk. */
export const [administrator, otherAdministrator] = ['100003', '100297'];

interface Person {
  number: string;
  memberId: string;
  divisionCode: string;
  alloc: string;
  isManager: boolean;
  isReviewer: boolean;
  isIdeaReviewer: boolean;
}

interface Day {
  former: Former;
  people: Person[];
  random: Random;
}

type Random = ReturnType<typeof randomFrom>;

/** The same numbers for the same seed, everywhere. */
export function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    upTo: (most: number) => 1 + Math.floor(next() * most),
    one: <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T,
    some: <T>(of: readonly T[], many: number): T[] => {
      const found = new Set<T>();
      while (found.size < Math.min(many, of.length)) found.add(of[Math.floor(next() * of.length)] as T);
      return [...found];
    },
  };
}

const behaviours = ['Client Obsession', 'Act of Courage', 'Empowered Ownership', 'Authentic Connections'];
const praise = [
  'You stayed until the last pallet was counted, and still had a joke for everybody.',
  'Three nights at the customer’s, no complaint, and a report that a child could read: danke schön!',
  'What you said in the meeting took courage – and it was right. 🌿',
  'Você salvou a entrega inteira com uma ligação.',
  'For the {link} that you mended and the {{braces}} that you explained, <b>thank you</b> & "bravo".',
];
const category = 'Current challenges';

/** A day's acts of so many people, as they come. Answers how many were done: some are refused, as on any day. */
export async function liveThrough(former: Former, random: Random, acts: number): Promise<number> {
  const people: Person[] = await former.query(
    `select m.member_number as number, '1.' || m.public_id as "memberId", m.division_code as "divisionCode", c.alloc, m.is_manager as "isManager",
       m.is_manager or m.role_ca or m.role_cc as "isReviewer", m.role_idea or m.is_admin_reports as "isIdeaReviewer"
     from members m join divisions d on d.code = m.division_code join countries c on c.code = d.country_code
     where m.deactivated_at is null and m.registered_at is not null and m.site_template <> '' order by m.id`,
  );
  let done = 0;
  for (let n = 0; n < acts; n += 1) if (await random.one(weighted)({ former, people, random })) done += 1;
  return done;
}

type Deed = (day: Day) => Promise<boolean>;

/** A call that may be refused, because somebody has too little or another was first. */
async function tried(former: Former, as: Person, name: string, body: object): Promise<boolean> {
  const { status } = await former.ask({ as: as.number, path: former.calls.get(name)?.path ?? name, body });
  if (status >= 500) throw new Error(`${name} failed with ${status}`);
  return status === 200;
}

const others = ({ people, random }: Day, by: Person, many: number) =>
  random.some(people, many + 1).filter(({ number }) => number !== by.number);

const managers = ({ people }: Day) => people.filter(({ isManager }) => isManager);

function gift(what: string, reasons: readonly string[], points: readonly number[], by: (day: Day) => Person[]): Deed {
  return async (day) => {
    const { former, random } = day;
    const giver = random.one(by(day));
    const recipients = others(day, giver, random.upTo(2)).map(({ memberId }) => memberId);
    const award = { what, reason: random.one(reasons), points: random.one(points), message: random.one(praise) };
    return tried(former, giver, 'doreward', { ...award, sendBy: random.one(['email', 'email', 'sms']), recipients });
  };
}

const nominate: Deed = async (day) => {
  const { former, random, people } = day;
  const by = random.one(people);
  const members = others(day, by, random.upTo(2)).map(({ memberId }) => memberId);
  const nomCat = random.some(behaviours, random.upTo(2));
  return tried(former, by, 'newnom', { nomCat, reason: random.one(praise), members });
};

const review: Deed = async ({ former, random, people }) => {
  const by = random.one(people.filter(({ isReviewer }) => isReviewer));
  const asked = { as: by.number, path: '/api/nom/nomlist', body: { status: 'review', limit: 200 } };
  const { noms = [] } = (await former.ask(asked)).body;
  const open = noms.filter((nom: { mayReview: boolean }) => nom.mayReview);
  if (open.length === 0) return false;
  const { nomId } = random.one(open) as { nomId: string };
  if (random.upTo(6) === 1)
    return tried(former, by, 'donexusnomreviewdecline', { nomId, motivation: 'It is all of us who did this.' });
  const reviewRating = random.upTo(7);
  const isCustom = reviewRating > 1 && random.upTo(5) === 1;
  const isIncludeInQuarterly = random.upTo(2) === 1;
  return tried(former, by, 'donexusnomreviewreward', {
    ...{ nomId, reviewRating, isCustom, customPoints: isCustom ? random.upTo(320) : null, isIncludeInQuarterly },
    quarterlyMotivation: isIncludeInQuarterly ? random.one(praise) : '',
  });
};

const think: Deed = async ({ former, random, people }) =>
  tried(former, random.one(people), 'ideasubmit', { category, title: 'Lamps for the yard', idea: random.one(praise) });

const reviewIdea: Deed = async ({ former, random, people }) => {
  const waiting = await former.query(`select id::text as "ideaBoxId" from ideas where state = 'awaiting' order by id`);
  if (waiting.length === 0) return false;
  const by = random.one(people.filter(({ isIdeaReviewer }) => isIdeaReviewer));
  const given = { actionStatus: 'We shall see in spring.', points: random.one([0, 50, 300]) };
  return tried(former, by, 'donexusideareview', { ...random.one(waiting), ...given });
};

const fillBasket: Deed = async ({ former, random, people }) => {
  const by = random.one(people);
  const products = await former.query(
    `select id::text as "productId" from products
     where alloc = $1 and kind = $2 and is_active and not is_no_basket order by price_minor, id limit 6`,
    [by.alloc, by.alloc === 'IT' ? 'voucher' : random.one(['goods', 'voucher'])],
  );
  return tried(former, by, 'addtobasket', random.one(products));
};

/** Somebody with a basket, and the basket. */
async function shopper({ former, random, people }: Day) {
  const baskets: { number: string; line: string }[] = await former.query(
    `select m.member_number as number, min(l.id)::text as line from baskets b join basket_lines l on l.basket_id = b.id join members m on m.id = b.member_id
     where b.ordered_at is null group by m.id order by m.id`,
  );
  const found = baskets.length > 0 ? random.one(baskets) : undefined;
  const by = people.find(({ number }) => number === found?.number);
  return found && by ? { by, shopBasketId: found.line } : undefined;
}

const changeBasket: Deed = async (day) => {
  const shopping = await shopper(day);
  if (!shopping) return false;
  const { by, shopBasketId } = shopping;
  const action = day.random.one(['increase', 'increase', 'decrease', 'remove']);
  return tried(day.former, by, 'changebasketqty', { action, shopBasketId, alloc: by.alloc });
};

const order: Deed = async (day) => {
  const shopping = await shopper(day);
  if (!shopping) return false;
  const { by } = shopping;
  const promoCode = day.random.one(['', '', 'WELCOME10']);
  const path = '/api/shop/getCheckoutOrderSummary';
  const summary = await day.former.ask({ as: by.number, path, body: { alloc: by.alloc, promoCode } });
  if (summary.status !== 200) return false;
  const { vfyTotal, isVoucherOk, cellNum } = summary.body;
  const code = isVoucherOk ? promoCode : '';
  const again = isVoucherOk ? summary : await day.former.ask({ as: by.number, path, body: { alloc: by.alloc } });
  const body = { cellNum, promoCode: code, alloc: by.alloc, vfyTotal: again.body.vfyTotal ?? vfyTotal };
  return tried(day.former, by, 'placeOrder', body);
};

const cancel: Deed = async ({ former, random, people }) => {
  const orders = await former.query(
    `select m.member_number as number, o.id::text as "memberOrderId" from orders o join order_states s on s.order_id = o.id join members m on m.id = o.member_id
     where s.status_id = 10 order by o.id`,
  );
  if (orders.length === 0) return false;
  const { number, memberOrderId } = random.one(orders);
  const by = people.find((person) => person.number === number);
  return by !== undefined && tried(former, by, 'cancelOrder', { memberOrderId });
};

const readCode: Deed = async ({ former, random, people }) => {
  const lines = await former.query(
    `select m.member_number as number, l.id::text as "memberOrderItemId" from order_lines l join orders o on o.id = l.order_id join members m on m.id = o.member_id
     where l.kind = 'voucher' order by l.id`,
  );
  if (lines.length === 0) return false;
  const { number, memberOrderItemId } = random.one(lines);
  const by = people.find((person) => person.number === number);
  return by !== undefined && tried(former, by, 'getVoucherCodeMessage', { memberOrderItemId });
};

const atDesk: Deed = async ({ former, random, people }) => {
  const lines = await former.query(
    `select l.id::text as "memberOrderItemId", s.dispatch_status as status from order_lines l join order_line_states s on s.order_line_id = l.id
     where s.qty_open > 0 order by l.id`,
  );
  if (lines.length === 0) return false;
  const by = people.find(({ number }) => number === administrator) as Person;
  const { memberOrderItemId, status } = random.one(lines);
  if (random.upTo(7) === 1)
    return tried(former, by, 'deskrefund', { memberOrderItemId, qty: 1, reason: 'It came broken.', confirmRead: true });
  const sent = status === 1 ? { carrier: 'Blaubote Express', reference: `BB-${memberOrderItemId}` } : {};
  return tried(former, by, 'deskmove', { memberOrderItemId, dispatchStatus: status + 1, ...sent });
};

const changeProfile: Deed = async ({ former, random, people }) =>
  tried(former, random.one(people), 'memberupdate', {
    ...{ interest1: 'Y', interestOtherDesc: random.one(['Chess', 'Sourdough', 'Capoeira']), otherInfo: 'See the sea' },
    ...{ dOBdd: random.upTo(28), dOBmm: random.upTo(12) },
  });

const everybody = ({ people }: Day) => people;
const administrators = ({ people }: Day) =>
  people.filter(({ number }) => number === administrator || number === otherAdministrator);

const weights: readonly (readonly [Deed, number])[] = [
  [gift('thankyou', ['Birthday', 'Anniversary', 'Thank you'], [0], everybody), 20],
  [gift('payitforward', [...behaviours, 'Happy Birthday'], [5, 10, 20], everybody), 14],
  [gift('adhoc', ['Client Focus', 'Drives Results', 'Collaborates'], [50, 100, 150], managers), 10],
  [gift('reward', [...behaviours, 'Quarterly Winner: Team'], [120, 300, 999], administrators), 6],
  [nominate, 9],
  [review, 20],
  [think, 4],
  [reviewIdea, 3],
  [fillBasket, 15],
  [changeBasket, 4],
  [order, 12],
  [cancel, 2],
  [readCode, 3],
  [atDesk, 9],
  [changeProfile, 3],
];
const weighted = weights.flatMap(([deed, weight]) => Array.from({ length: weight }, () => deed));
