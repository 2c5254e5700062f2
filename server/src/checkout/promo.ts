import { formatMoney } from '@laurel/contract/rules/money';
import { say } from '@laurel/contract/say';
import { type Selectable, sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Database } from '#db/tables';
import type { Tx } from '#db/transaction';
import { ownDecisionWords } from '#directory/decides';
import { openBasketOf } from '#shop/basket';
import { inUnits, moneyFormat, type PriceList } from '#shop/price-list';
import { discountsOf, minorOf, type PricedLine, subtotalOf } from './rules.ts';
import * as texts from './texts.ts';

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

/** The reason is told to those alone who have seen the code accepted: they know already that it is one. */
const reasons = {
  early: texts.promoEarly,
  expired: texts.promoExpired,
  usedUp: texts.promoUsedUp,
  usedBySelf: texts.promoUsedBySelf,
} as const;

/** A promotional code as this member finds it. */
export interface FoundPromo extends Selectable<Database['promos']> {
  usesByMember: number;
  /** Whether it was accepted in their open basket. */
  isAccepted: boolean;
  /** Whether they gave it its terms, or were the second person who confirmed them. */
  isOwn: boolean;
}

/** Undefined where there is no such code, or of another country. With `lock` its row is held until the transaction ends, so that its limits hold. */
export async function promoOf(
  on: Tx,
  { code, memberId, alloc, lock }: { code: string; memberId: number; alloc: string; lock: boolean },
): Promise<FoundPromo | undefined> {
  if (code.trim() === '') return undefined;
  const wanted = sql`lower(code) = ${code.trim().toLowerCase()} and (alloc is null or alloc = ${alloc})`;
  const [, { rows }] = await inOrder(
    on,
    () => (lock ? sql`select 1 from promos where ${wanted} for update`.execute(on) : undefined),
    () =>
      sql<FoundPromo>`
      select promos.*, (select count(*) from promo_uses u where u.promo_id = promos.id and u.member_id = ${memberId}) as "usesByMember",
        exists (select from ${openBasketOf(memberId)} b where b.promo_id = promos.id) as "isAccepted",
        (${memberId}::bigint in (promos.by_id, promos.confirmed_by_id)) is true as "isOwn"
      from promos where ${wanted}`.execute(on),
  );
  return rows[0];
}

/** What a promotional code does to these lines. */
export function promoOn(
  promo: FoundPromo | undefined,
  { code, list, lines, now }: { code: string; list: PriceList; lines: readonly PricedLine[]; now: Date },
): PromoOutcome {
  const none = (isOk: boolean, words: string): PromoOutcome => ({
    promoId: null,
    code: '',
    isOk,
    words,
    discounts: lines.map(() => 0),
  });
  if (code.trim() === '') return none(true, '');
  // The same words for codes that are unknown, expired, used up, or another country's: guessing teaches nothing.
  if (!promo) return none(false, say(texts.promoUnusable));
  if (promo.isOwn) return none(false, ownDecisionWords('code'));
  const reason = whyNot(promo, now);
  if (reason !== undefined)
    return none(false, say(promo.usesByMember > 0 || promo.isAccepted ? reasons[reason] : texts.promoUnusable));
  if (subtotalOf(lines) < minorOf(promo.minimum_thousandths, list)) return none(false, say(texts.belowMinimum));
  const terms = {
    kind: promo.kind,
    percent: promo.percent,
    amountThousandths: promo.amount_thousandths,
    minimumThousandths: promo.minimum_thousandths,
  };
  const discounts = discountsOf(lines, terms, list);
  const discount = discounts.reduce((sum, each) => sum + each, 0);
  if (discount === 0) return none(false, say(texts.promoOfOthers));
  const amount = formatMoney(inUnits(discount, list), moneyFormat(list));
  const words =
    promo.kind === 'percent'
      ? say(texts.percentOff, { percent: promo.percent ?? 0, amount })
      : say(texts.amountOff, { amount });
  return { promoId: promo.id, code: promo.code, isOk: true, words, discounts };
}

function whyNot(promo: FoundPromo, now: Date): keyof typeof reasons | undefined {
  if (promo.valid_from !== null && now < promo.valid_from) return 'early';
  if (promo.valid_to !== null && now >= promo.valid_to) return 'expired';
  if (promo.limit_per_member !== null && promo.usesByMember >= promo.limit_per_member) return 'usedBySelf';
  return promo.limit_total !== null && promo.uses >= promo.limit_total ? 'usedUp' : undefined;
}
