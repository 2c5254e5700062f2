import { type AwardApproval, kindOfAward } from '@laurel/contract/approval-kinds';
import type { AsksSecond } from '@laurel/contract/calls/approvals';
import { programme } from '@laurel/contract/programme/programme';
import { say } from '@laurel/contract/say';
import { askOrAlone, secondsWords } from '#asking/ask';
import type { Confirmed, Deed } from '#asking/deed';
import type { AwardWish } from '#asking/wishes';
import { storeAct } from '#budgets/store';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { memberId } from '#directory/member-id';
import { named } from '#directory/recipients';
import { refuse } from '#errors/refuse';
import { payersOf } from '#ledger/accounts';
import { type Reserved, reserve } from '#ledger/reservations';
import { limitsOf, rules } from '#programme/rules';
import * as usual from '#texts/texts';
import { type Given, giveAward, type Wish } from './give.ts';
import { type Lender, lenderAsAsked, lenderOf, useLender } from './lender.ts';
import { type Counted, countOf, type Giving, mustBeAsSeen, namesOf } from './quote.ts';
import type { Award } from './rules.ts';
import { newAwardId } from './store.ts';
import * as texts from './texts.ts';
import { mayWait, type Waits, waitsFor } from './waits.ts';

type Paid = Exclude<Award, { what: 'thankyou' }>;
const dayMs = 86_400_000;

/**
 * Gives an award, or asks those who confirm it first: then nobody has got anything yet, and its points are set aside so that they are
 * promised once.
 */
export async function giveOrAsk(tx: Tx, giving: Giving, { by, award }: Wish): Promise<Given & { second?: AsksSecond }> {
  const { now } = giving;
  if (award.what === 'thankyou' || !mayWait(award, by)) return giveAward(tx, giving, { by, award });
  const lender = await lenderOf(tx, by, award, { now, isGiving: true });
  const counted = countOf(await named(tx, award.recipients), by, award, lender?.away);
  await mustBeAsSeen(tx, by, award, giving, counted);
  const giver = lender?.away ?? by;
  const waits = await waitsFor(tx, giver, { ...award, ...counted }, { now, isGiving: true });
  if (!waits) return giveAward(tx, giving, { by, award });
  const id = await newAwardId(tx);
  const second = await askFor(tx, { by, lender, award, counted, waits, now, id });
  if (!second) return giveAward(tx, giving, { by, award, id });
  const { pointsTotal } = counted;
  await setAside(tx, { approvalId: Number(second.approvalId), by, giver, award, pointsTotal, waits, now });
  if (lender) await useLender(tx, lender, pointsTotal);
  return {
    message: waitsWords(waits, second, by),
    recipients: 0,
    pointsTotal: 0,
    undeliverable: [],
    unreachable: namesOf([]),
    second,
  };
}

interface Asking {
  by: Actor;
  lender: Lender | undefined;
  award: Paid;
  counted: Counted;
  waits: Waits;
  now: Date;
  /** The award that it would be. */
  id: number;
}

function askFor(tx: Tx, { by, lender, award, counted, waits, now, id }: Asking): Promise<AsksSecond | undefined> {
  const concerns = counted.everyone.map((person) => person.id);
  return askOrAlone(
    tx,
    {
      ...{
        kind: kindOfAward[award.what],
        by,
        forId: lender?.away.id ?? null,
        now,
        concerns,
        points: counted.pointsTotal,
      },
      ...{ words: award.message, wish: wishOf(award, counted), steps: waits.steps },
      untilAt: new Date(now.getTime() + rules().approvals.daysMost * dayMs),
    },
    {
      isAlone: award.what === 'reward' ? (award.alone ?? false) : 'never',
      why: waits.why === 'month' ? say(texts.aboveMonth, { most: mostInMonth(by) }) : say(texts.byRule),
      subject: `award:${id}`,
    },
  );
}

function waitsWords({ why, steps }: Waits, { seconds }: AsksSecond, by: Actor): string {
  const who = secondsWords(seconds);
  if (why === 'month') return say(texts.waits, { most: mostInMonth(by), seconds: who });
  return say(texts.waitsByRule, { seconds: who, steps: steps.length });
}

function mostInMonth(by: Actor): number {
  return limitsOf(by).recogniseInMonth as number;
}

/** A division is kept as the people whom its giver saw. */
function wishOf(award: Paid, { everyone }: Counted): AwardWish {
  const { reason, points, sendBy, message } = award;
  return {
    reason,
    points,
    sendBy,
    recipients: everyone.map(memberId),
    hasMessage: message.trim() !== '',
    version: programme().version,
    ...('delegationId' in award && award.delegationId !== undefined && { delegationId: award.delegationId }),
  };
}

interface SettingAside {
  approvalId: number;
  by: Actor;
  giver: Actor;
  award: Paid;
  pointsTotal: number;
  waits: Waits;
  now: Date;
}

/** From where it will be paid; what is missing of it in the budget from the programme. */
async function setAside(
  tx: Tx,
  { approvalId, by, giver, award, pointsTotal, waits, now }: SettingAside,
): Promise<void> {
  const payers = await payersOf(tx, giver.id);
  const programmes = { account: 'programme', accountId: payers.programme.id, memberId: null } as const;
  const own = (account: 'wallet' | 'pot', points: number): Reserved => {
    const payer = payers[account];
    if (points > 0 && (!payer || payer.balance < points)) refuse('notEnoughPoints', say(usual.notEnough));
    return { account, accountId: payer?.id ?? 0, memberId: giver.id, points };
  };
  const { missing } = waits;
  const parts: Record<Paid['what'], () => Reserved[]> = {
    reward: () => [{ ...programmes, points: pointsTotal }],
    payitforward: () => [own('wallet', pointsTotal)],
    adhoc: () => [own('pot', pointsTotal - missing), { ...programmes, points: missing }],
  };
  await reserve(tx, { approvalId, actorId: by.id, now }, parts[award.what]());
}

/** The same when everybody has confirmed it; its points are where they were. */
export function awardConfirmed<Kind extends AwardApproval>(
  what: Paid['what'],
  { gate }: Pick<Giving, 'gate'>,
): Deed<Kind> {
  return async (tx, confirmed) => {
    const { asker: by, now, words } = confirmed;
    const { hasMessage, version = 1, ...wish } = confirmed.wish as AwardWish;
    if (hasMessage && words === '') refuse('ruleBroken', say(usual.wordsGone));
    const lender = wish.delegationId === undefined ? undefined : await lenderAsAsked(tx, wish.delegationId, now);
    const award = { what, ...wish, message: words } as Paid;
    if (what === 'adhoc') await fillPot(tx, confirmed, { giver: lender?.away ?? by, wish });
    return (await giveAward(tx, { gate, now }, { by, award, version, lender })).message;
  };
}

/** What is missing of it in the budget is granted by who confirms it last; as it is then. */
async function fillPot(
  tx: Tx,
  { confirmer, now, approvalId }: Pick<Confirmed, 'confirmer' | 'now' | 'approvalId'>,
  { giver, wish }: { giver: Actor; wish: Pick<AwardWish, 'points' | 'recipients'> },
): Promise<void> {
  const { pot } = await payersOf(tx, giver.id);
  const points = wish.points * wish.recipients.length - (pot?.balance ?? 0);
  if (!pot || points <= 0) return;
  const period = `#${approvalId}`;
  await storeAct(tx, {
    wish: { kind: 'grant', points, perReport: false, period, lastDay: null, carries: false },
    ...{ sides: [{ id: giver.id, points, lots: [] }], by: confirmer, secondId: null, reason: '', points, now },
  });
}
