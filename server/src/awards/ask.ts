import { type AwardApproval, kindOfAward } from '@laurel/contract/approval-kinds';
import type { AsksSecond } from '@laurel/contract/calls/approvals';
import { programme } from '@laurel/contract/programme/programme';
import { say } from '@laurel/contract/say';
import { askOrAlone, secondsWords } from '#asking/ask';
import type { Confirmed, Deed } from '#asking/deed';
import { untilAt } from '#asking/ruled';
import type { AwardWish } from '#asking/wishes';
import { storeAct } from '#budgets/store';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { memberId } from '#directory/member-id';
import { refuse } from '#errors/refuse';
import { openAccounts, payersOf } from '#ledger/accounts';
import { reserve } from '#ledger/reservations';
import { limitsOf } from '#programme/rules';
import * as usual from '#texts/texts';
import { mustStillBoost } from './boost.ts';
import { type Found, findAward, type Given, giveAward, payerOf, type Wish } from './give.ts';
import { lenderAsAsked, useLender } from './lender.ts';
import { ballotOf } from './prize.ts';
import { type Counted, type Giving, namesOf } from './quote.ts';
import type { Award } from './rules.ts';
import { newAwardId } from './store.ts';
import * as texts from './texts.ts';
import { mayWait, type Waits, waitsFor } from './waits.ts';

type Paid = Exclude<Award, { what: 'thankyou' }>;

/**
 * Gives an award, or asks those who confirm it first: then nobody has got anything yet, and its points are set aside so that they are
 * promised once.
 */
export async function giveOrAsk(tx: Tx, giving: Giving, { by, award }: Wish): Promise<Given & { second?: AsksSecond }> {
  const { now } = giving;
  if (award.what === 'thankyou' || !mayWait(award, by)) return giveAward(tx, giving, { by, award });
  const found = await findAward(tx, giving, { by, award });
  const { counted, lender } = found;
  const giver = lender?.away ?? by;
  const waits = await waitsFor(tx, giver, { ...award, ...counted }, { now, isGiving: true });
  if (!waits) return giveAward(tx, giving, { by, award, found });
  const id = await newAwardId(tx);
  const second = await askFor(tx, { by, award, found, waits, now, id });
  if (!second) return giveAward(tx, giving, { by, award, id, found });
  await setAside(tx, { approvalId: Number(second.approvalId), by, giver, award, found, waits, now });
  if (lender) await useLender(tx, lender, counted.pointsTotal);
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
  award: Paid;
  found: Found;
  waits: Waits;
  now: Date;
  /** The award that it would be. */
  id: number;
}

function askFor(tx: Tx, { by, award, found, waits, now, id }: Asking): Promise<AsksSecond | undefined> {
  const { counted, lender } = found;
  const concerns = counted.everyone.map((person) => person.id);
  const ballotId = ballotOf(award);
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
      untilAt: untilAt(now),
      ...(ballotId !== null && { subjectId: ballotId }),
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
  const { reason, points, sendBy, message, audience, boosts } = award;
  return {
    reason,
    points,
    sendBy,
    recipients: everyone.map(memberId),
    hasMessage: message.trim() !== '',
    version: programme().version,
    ...('delegationId' in award && award.delegationId !== undefined && { delegationId: award.delegationId }),
    ...(audience !== undefined && { audience }),
    ...(boosts !== undefined && { boosts }),
  };
}

interface SettingAside extends Omit<Asking, 'id'> {
  approvalId: number;
  giver: Actor;
}

const accountOf = { adhoc: 'pot', reward: 'programme', payitforward: 'wallet' } as const;

/** From where it will be paid; what is missing of it in the budget from the programme. */
async function setAside(
  tx: Tx,
  { approvalId, by, giver, award, found: { counted, lender }, waits: { missing }, now }: SettingAside,
): Promise<void> {
  if (missing > 0) await openAccounts(tx, 'pot', [giver.id], now);
  const payers = await payersOf(tx, giver.id);
  const account = accountOf[award.what];
  const points = counted.pointsTotal - missing;
  const accountId = payerOf(payers, award.what, { people: counted.everyone, pointsTotal: points });
  await reserve(tx, { approvalId, actorId: by.id, delegationId: lender?.budget.delegationId ?? null, now }, [
    { account, accountId, memberId: account === 'programme' ? null : giver.id, points },
    { account: 'programme', accountId: payers.programme.id, memberId: null, points: missing },
  ]);
}

/** The same when everybody has confirmed it; its points are where they were. */
export function awardConfirmed<Kind extends AwardApproval>(
  what: Paid['what'],
  { gate }: Pick<Giving, 'gate'>,
): Deed<Kind> {
  return async (tx, confirmed) => {
    const { asker: by, now, words, subjectId } = confirmed;
    const { hasMessage, version = 1, ...wish } = confirmed.wish as AwardWish;
    if (hasMessage && words === '') refuse('ruleBroken', say(usual.wordsGone));
    const lender = wish.delegationId === undefined ? undefined : await lenderAsAsked(tx, wish.delegationId, now);
    const award = { what, ...wish, message: words, ...(subjectId !== '' && { ballotId: subjectId }) } as Paid;
    const found = await findAward(tx, { gate, now }, { by, award }, { lender, isConfirmed: true });
    if (award.boosts !== undefined) await mustStillBoost(tx, award.boosts, found.counted.everyone);
    if (what === 'adhoc') await fillPot(tx, confirmed, { giver: lender?.away ?? by, ...found.counted });
    return (await giveAward(tx, { gate, now }, { by, award, version, found })).message;
  };
}

/** What is missing of it in the budget is granted by who confirms it last; as it is then. */
async function fillPot(
  tx: Tx,
  { confirmer, now, approvalId }: Pick<Confirmed, 'confirmer' | 'now' | 'approvalId'>,
  { giver, pointsTotal }: { giver: Actor; pointsTotal: number },
): Promise<void> {
  const { pot } = await payersOf(tx, giver.id);
  const points = pointsTotal - (pot?.balance ?? 0);
  if (!pot || points <= 0) return;
  const period = `#${approvalId}`;
  await storeAct(tx, {
    wish: { kind: 'grant', points, perReport: false, period, lastDay: null, carries: false },
    ...{ sides: [{ id: giver.id, points, lots: [] }], by: confirmer, secondId: null, reason: '', points, now },
  });
}
