import { formatMoney } from '@laurel/contract/money';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Database } from '#db/tables';
import type { Tx } from '#db/transaction';
import { inUnits, moneyFormat, type PriceList } from '#shop/price-list';
import { discountsOf, minorOf, type PricedLine, subtotalOf } from './rules.ts';

export interface PromoOutcome {
  /** Null when no code was given, or it cannot be used. */
  promoId: number | null;
  /** As the company writes it. */
  code: string;
  isOk: boolean;
  words: string;
  /** Of each line, in minor units. */
  discounts: number[];
}

/** The same words for codes that are unknown, expired, used up, or another country's: guessing teaches nothing. */
const notUsable = 'This promotional code cannot be used: it is unknown, expired, used up, or for another country.';

/** The reason is told to those alone who have seen the code accepted: they know already that it is one. */
const reasons = {
  early: 'This promotional code is not valid yet.',
  expired: 'This promotional code has expired.',
  usedUp: 'This promotional code has been used up.',
  usedBySelf: 'You have used this promotional code as often as it may be.',
} as const;

/** What a promotional code does to these lines. With `lock` its row is held until the transaction ends, so that its limits hold. */
export async function promoOn(
  on: Db | Tx,
  {
    code,
    memberId,
    list,
    lines,
    now,
    lock,
  }: { code: string; memberId: number; list: PriceList; lines: readonly PricedLine[]; now: Date; lock: boolean },
): Promise<PromoOutcome> {
  const none = (isOk: boolean, words: string): PromoOutcome => ({
    promoId: null,
    code: '',
    isOk,
    words,
    discounts: lines.map(() => 0),
  });
  if (code.trim() === '') return none(true, '');
  const found = on
    .selectFrom('promos')
    .selectAll()
    .where(sql<string>`lower(code)`, '=', code.trim().toLowerCase())
    .where(sql<SqlBool>`(alloc is null or alloc = ${list.alloc})`);
  const promo = await (lock ? found.forUpdate() : found).executeTakeFirst();
  if (!promo) return none(false, notUsable);
  const { n: usesByMember } = await on
    .selectFrom('promo_uses')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('promo_id', '=', promo.id)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const reason = whyNot(promo, usesByMember, now);
  if (reason !== undefined) {
    const hasSeenIt = usesByMember > 0 || (await isAcceptedInBasket(on, memberId, promo.id));
    return none(false, hasSeenIt ? reasons[reason] : notUsable);
  }
  if (subtotalOf(lines) < minorOf(promo.minimum_thousandths, list))
    return none(false, 'Your basket is below the minimum of this promotional code.');
  const terms = {
    kind: promo.kind,
    percent: promo.percent,
    amountThousandths: promo.amount_thousandths,
    minimumThousandths: promo.minimum_thousandths,
  };
  const discounts = discountsOf(lines, terms, list);
  const discount = discounts.reduce((sum, each) => sum + each, 0);
  if (discount === 0) return none(false, 'This promotional code does not apply to what is in your basket.');
  const off = formatMoney(inUnits(discount, list), moneyFormat(list));
  const words = promo.kind === 'percent' ? `${promo.percent} % off: you save ${off}.` : `You save ${off}.`;
  return { promoId: promo.id, code: promo.code, isOk: true, words, discounts };
}

type PromoRow = Selectable<Database['promos']>;

function whyNot(promo: PromoRow, usesByMember: number, now: Date): keyof typeof reasons | undefined {
  if (promo.valid_from !== null && now < promo.valid_from) return 'early';
  if (promo.valid_to !== null && now >= promo.valid_to) return 'expired';
  if (promo.limit_per_member !== null && usesByMember >= promo.limit_per_member) return 'usedBySelf';
  return promo.limit_total !== null && promo.uses >= promo.limit_total ? 'usedUp' : undefined;
}

async function isAcceptedInBasket(on: Db | Tx, memberId: number, promoId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from baskets where member_id = ${memberId} and ordered_at is null and promo_id = ${promoId}`.execute(on);
  return rows.length > 0;
}
