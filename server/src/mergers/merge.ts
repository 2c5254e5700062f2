import { mayGiveRole } from '@laurel/contract/access';
import type { Input, Output } from '@laurel/contract/call';
import { merge as call, type MergerPreview, type trymerger } from '@laurel/contract/calls/mergers';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { askOrAlone, secondsWords } from '#asking/ask';
import type { Deed } from '#asking/deed';
import { namedSeconds } from '#asking/seconds';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { lockAdministrators } from '#directory/administrators';
import { mustNotBeOwn } from '#directory/decides';
import { publicIdOf } from '#directory/member-id';
import { notFound, refusalWith, refuse } from '#errors/refuse';
import { turnOfRoster } from '#imports/turn';
import * as usual from '#texts/texts';
import { accountOf, previewOf, type Side, sidesOf } from './account.ts';
import { storeMerger } from './store.ts';
import * as texts from './texts.ts';

interface Doing {
  by: Actor;
  now: Date;
  /** Who has confirmed it. */
  confirmer?: Actor;
}

interface Two {
  stays: Side;
  doubled: Side;
}

/** What merging two accounts would do now; who signed on last stays, unless it is said. */
export async function tryMerger(
  tx: Tx,
  doing: Doing,
  { memberId: one, otherId: other, staysId }: Input<typeof trymerger>,
): Promise<MergerPreview> {
  const found = await sidesOf(tx, [one, other], doing.now);
  const [first, second] = [found.get(publicIdOf(one)) ?? notFound(), found.get(publicIdOf(other)) ?? notFound()];
  const isFirst = staysId === undefined ? staysByItself(first, second) : publicIdOf(staysId) === first.publicId;
  const two = isFirst ? { stays: first, doubled: second } : { stays: second, doubled: first };
  mustBeMergeable(two, doing);
  return shown(tx, doing, two);
}

/** Two accounts of one human become one: with a second person, in one transaction, and never twice. */
export async function mergeTwo(
  tx: Tx,
  doing: Doing,
  { staysId, doubledId, reason, seen, alone = false }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const { by, now, confirmer } = doing;
  const two = await lockedTwo(tx, { staysId, doubledId }, doing);
  const { stays, doubled } = two;
  const counted = await accountOf(tx, two, now);
  const { account } = counted;
  if (counted.stamp !== seen) throw await changed(tx, doing, two);
  if (!confirmer) {
    const second = await askOrAlone(
      tx,
      {
        ...{ kind: 'merger' as const, by, now, concerns: [stays.id, doubled.id], points: doubled.wallet ?? 0 },
        ...{ wish: { staysId, doubledId, seen, account, stays: stays.number, doubled: doubled.number }, words: reason },
        particulars: { account, reason },
      },
      { isAlone: alone, why: say(texts.needsTwo), subject: `member:${stays.id}` },
    );
    if (second) return { message: say(texts.waits, { seconds: secondsWords(second.seconds) }), second };
  }
  const isWhole = await storeMerger(tx, {
    ...two,
    ...{ by, secondId: confirmer?.id ?? null, reason: reason.trim(), lines: account.lines, now },
  });
  // Something came between: what was seen is not what was done, and so nothing is.
  if (!isWhole) throw refusalWith(call, changedMeanwhile(), { preview: previewOf(two, counted, noSeconds) });
  return { message: say(texts.merged, { name: two.stays.name, number: two.doubled.number }) };
}

/** The same when the second person has confirmed it. */
export const mergerConfirmed: Deed<'merger'> = async (tx, { asker, confirmer, now, wish, words }) => {
  if (words === '') refuse('ruleBroken', say(usual.wordsGone));
  const { staysId, doubledId, seen } = wish;
  return (await mergeTwo(tx, { by: asker, now, confirmer }, { staysId, doubledId, seen, reason: words })).message;
};

const noSeconds = { count: 0, names: [] };
const changedMeanwhile = () => ({ code: 'changedMeanwhile' as const, words: say(texts.changed) });

async function changed(tx: Tx, doing: Doing, two: Two) {
  return refusalWith(call, changedMeanwhile(), { preview: await shown(tx, doing, two) });
}

async function shown(tx: Tx, { by, now }: Doing, two: Two): Promise<MergerPreview> {
  const concerns = [two.stays.id, two.doubled.id];
  const counted = await accountOf(tx, two, now);
  return previewOf(two, counted, await namedSeconds(tx, { kind: 'merger', askerId: by.id, concerns, now }));
}

/** Rosters wait, and nobody changes either of them, acts as them or moves their points before the transaction ends. */
async function lockedTwo(
  tx: Tx,
  { staysId, doubledId }: { staysId: string; doubledId: string },
  doing: Doing,
): Promise<Two> {
  await turnOfRoster(tx);
  await lockAdministrators(tx);
  await sql`
    select id from members where public_id = any(${[staysId, doubledId].map(publicIdOf)}::text[]) order by id for update`.execute(
    tx,
  );
  await sql`
    select a.id from ledger_accounts a join members m on m.id = a.member_id
    where m.public_id = any(${[staysId, doubledId].map(publicIdOf)}::text[]) and a.closed_at is null order by a.id for update of a`.execute(
    tx,
  );
  const found = await sidesOf(tx, [staysId, doubledId], doing.now);
  const two = {
    stays: found.get(publicIdOf(staysId)) ?? notFound(),
    doubled: found.get(publicIdOf(doubledId)) ?? notFound(),
  };
  mustBeMergeable(two, doing);
  return two;
}

function mustBeMergeable({ stays, doubled }: Two, { by, confirmer }: Doing): void {
  if (stays.id === doubled.id) refuse('badInput', say(texts.themselves), { otherId: say(texts.themselves) });
  mustNotBeOwn('merger', by.id, [stays.id, doubled.id]);
  for (const { isErased, mergedIntoId, number, standsFor: name } of [stays, doubled]) {
    if (isErased) refuse('ruleBroken', say(texts.isErased, { number }));
    if (mergedIntoId !== null) refuse('ruleBroken', say(texts.mergedBefore, { number, name }));
  }
  if (!stays.isHere) refuse('ruleBroken', say(texts.staysIsGone, { number: stays.number }));
  // Whoever signs on as either has all of them then.
  const roles = [...stays.roles, ...doubled.roles];
  const mayGive = [by, confirmer].every((one) => !one || roles.every((role) => mayGiveRole(role, one)));
  if (!mayGive) refuse('forbidden', say(texts.rolesOfAdministrators));
}

/** Who signed on last; of two who never did the one who is here, and then who was there first. */
function staysByItself(first: Side, second: Side): boolean {
  if (first.isHere !== second.isHere) return first.isHere;
  const [one, other] = [first.signedOnAt?.getTime() ?? 0, second.signedOnAt?.getTime() ?? 0];
  return one === other ? first.id < second.id : one > other;
}
