import type { AsksSecond } from '@laurel/contract/calls/approvals';
import { programme } from '@laurel/contract/programme/programme';
import { say } from '@laurel/contract/say';
import { askOrAlone, secondsWords } from '#asking/ask';
import type { Deed } from '#asking/deed';
import type { Tx } from '#db/transaction';
import { memberId } from '#directory/member-id';
import { mostByRecognise } from '#directory/pair-month';
import { named } from '#directory/recipients';
import { refuse } from '#errors/refuse';
import { limitsOf } from '#programme/rules';
import * as usual from '#texts/texts';
import { type Given, giveAward, type Wish } from './give.ts';
import { type Counted, countOf, type Giving, mustBeAsSeen, namesOf } from './quote.ts';
import type { Award } from './rules.ts';
import { newAwardId } from './store.ts';
import * as texts from './texts.ts';

type Recognise = Extract<Award, { what: 'reward' }>;

/** Recognise: above what one administrator gives one member alone in a month it waits for a second person, and nobody gets anything yet. */
export async function recognise(
  tx: Tx,
  giving: Giving,
  { by, award }: Wish & { award: Recognise },
): Promise<Given & { second?: AsksSecond }> {
  const { now } = giving;
  const most = limitsOf(by).recogniseInMonth;
  if (most === 'none') return giveAward(tx, giving, { by, award });
  const counted = countOf(await named(tx, award.recipients), by, award);
  await mustBeAsSeen(tx, by, award, giving, counted);
  const concerns = counted.everyone.map(({ id }) => id);
  const given = await mostByRecognise(tx, { byId: by.id, toIds: concerns, now });
  if (given + award.points <= most) return giveAward(tx, giving, { by, award });
  const id = await newAwardId(tx);
  const second = await askOrAlone(
    tx,
    {
      ...{ kind: 'recognise' as const, by, now, concerns, points: counted.pointsTotal, words: award.message },
      wish: wishOf(award, counted),
    },
    { isAlone: award.alone ?? false, why: say(texts.aboveMonth, { most }), subject: `award:${id}` },
  );
  if (!second) return giveAward(tx, giving, { by, award, id });
  return {
    message: say(texts.waits, { most, seconds: secondsWords(second.seconds) }),
    recipients: 0,
    pointsTotal: 0,
    undeliverable: [],
    unreachable: namesOf([]),
    second,
  };
}

/** A division is kept as the people whom its giver saw. */
function wishOf({ reason, points, sendBy, message }: Recognise, { everyone }: Counted) {
  return {
    reason,
    points,
    sendBy,
    recipients: everyone.map(memberId),
    hasMessage: message.trim() !== '',
    version: programme().version,
  };
}

/** The same when the second person has confirmed it. */
export function recogniseConfirmed({ gate }: Pick<Giving, 'gate'>): Deed<'recognise'> {
  return async (tx, { asker, now, wish: { hasMessage, version, ...wish }, words }) => {
    if (hasMessage && words === '') refuse('ruleBroken', say(usual.wordsGone));
    const award = { what: 'reward', ...wish, message: words } as Recognise;
    return (await giveAward(tx, { gate, now }, { by: asker, award, version: version ?? 1 })).message;
  };
}
