import type { VerdictKept } from '#asking/wishes';
import type { Tx } from '#db/transaction';
import { forAway } from '#directory/decides';
import { sendCards } from '#ecards/send';
import { append } from '#events/append';
import { systemAccount } from '#ledger/accounts';
import { post } from '#ledger/post';
import { keepWords } from '#words/keep';
import type { Outcome, Paid } from './outcome-of.ts';
import type { AskedNomination } from './queries.ts';
import { concernedBy, mustBePayable, type Saying } from './rules.ts';
import type { Speaking } from './said.ts';

type Spoken = Omit<Speaking, 'nomination' | 'by'> & {
  nomination: AskedNomination;
  by: Pick<Speaking['by'], 'id'>;
  isChair: boolean;
};

const stateAfter = { paid: 'rated', later: 'rated', waits: 'waiting', heard: 'waiting', declined: 'declined' } as const;

/** Keeps what a reviewer said, and does what comes of it: what pays gives each their points and e-card. */
export async function decide(tx: Tx, spoken: Spoken, saying: Saying, outcome: Outcome): Promise<void> {
  const { nomination } = spoken;
  const after = stateAfter[outcome.is];
  const reviewId = await keepReview(tx, spoken, saying);
  await tx
    .updateTable('nominations')
    .set((eb) => ({ state: after, rating_count: eb('rating_count', '+', saying.kind === 'rating' ? 1 : 0) }))
    .where('id', '=', nomination.id)
    .execute();
  const verdict = 'verdict' in outcome ? outcome.verdict : undefined;
  if (verdict) await keepVerdict(tx, spoken, verdict, reviewId);
  if (outcome.is === 'paid') await pay(tx, spoken, outcome, verdict?.reviewId ?? reviewId);
  await tell(tx, spoken, saying, { outcome, after, reviewId, isOneOfSeveral: verdict !== undefined });
  if (verdict) await tellVerdict(tx, spoken, outcome, { verdict, reviewId });
}

/** Stores a rating or a decline, and its words beside. Answers its id. */
async function keepReview(
  tx: Tx,
  { nomination, by, forId, isChair, now }: Spoken,
  { motivation, ...said }: Saying,
): Promise<number> {
  const rating = said.kind === 'rating' && {
    rating: said.rating,
    stars: said.stars,
    programme_version: said.version,
    custom_points: said.customPoints,
    is_include_in_quarterly: said.isIncludeInQuarterly,
  };
  const { id } = await tx
    .insertInto('reviews')
    .values({
      ...{ nomination_id: nomination.id, reviewer_id: by.id, for_id: forId, kind: said.kind, is_chair: isChair },
      ...{ created_at: now, ...rating },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const words = { ofId: id, byId: by.id, aboutId: nomination.nomineeId, text: motivation };
  await keepWords(tx, [{ of: 'review.motivation', ...words }]);
  return id;
}

async function keepVerdict(tx: Tx, { nomination, now }: Spoken, verdict: VerdictKept, reviewId: number): Promise<void> {
  await tx
    .insertInto('verdicts')
    .values({
      nomination_id: nomination.id,
      review_id: verdict.reviewId ?? reviewId,
      decided_by: verdict.by,
      ...{ rating: verdict.rating, stars: verdict.stars, people: verdict.people, created_at: now },
    })
    .execute();
}

/** The reward and the e-card, once for this nomination. */
async function pay(tx: Tx, { nomination, by, now }: Spoken, { points, people }: Paid, reviewId: number): Promise<void> {
  mustBePayable(people);
  await tx
    .insertInto('payouts')
    .values({
      nomination_id: nomination.id,
      review_id: reviewId,
      points_each: points,
      people: people.length,
      created_at: now,
    })
    .execute();
  if (points > 0) {
    const from = await systemAccount(tx, 'programme');
    const lines = people.map(({ id, wallet }) => ({
      source: `${nomination.id}:${id}`,
      from,
      to: wallet as number,
      points,
    }));
    await post(tx, { kind: 'nomination', at: now, actorId: by.id, lines });
  }
  await sendCards(tx, now, {
    kind: 'nomination',
    from: { id: nomination.byId },
    to: people,
    value: nomination.categories.join(', '),
    points,
    sendBy: 'email',
    source: { nominationId: nomination.id },
  });
}

interface Told {
  outcome: Outcome;
  after: (typeof stateAfter)[Outcome['is']];
  reviewId: number;
  isOneOfSeveral: boolean;
}

async function tell(
  tx: Tx,
  { nomination, by, forId, now }: Spoken,
  { motivation, ...said }: Saying,
  { outcome, after, reviewId, isOneOfSeveral }: Told,
): Promise<void> {
  const concerns = concernedBy(nomination);
  const head = { at: now, actorId: by.id, subject: `nomination:${nomination.id}`, concerns } as const;
  const facts = { reviewId, before: nomination.state, after, ...forAway(forId) };
  if (said.kind === 'decline') {
    await append(tx, {
      ...{ type: 'nomination.declined', ...head, facts },
      particulars: { about: [...concerns, by.id], values: { motivation } },
    });
    return;
  }
  const paid = outcome.is === 'paid' && !isOneOfSeveral ? outcome : undefined;
  const standing = isOneOfSeveral || outcome.is === 'declined' ? 'heard' : outcome.is;
  await append(tx, {
    ...{ type: 'nomination.reviewed', ...head },
    facts: { ...facts, rating: said.rating, standing, ...paidTo(paid) },
  });
}

async function tellVerdict(
  tx: Tx,
  { nomination, by, now }: Spoken,
  outcome: Outcome,
  { verdict, reviewId }: { verdict: VerdictKept; reviewId: number },
): Promise<void> {
  const { by: way, people: said, rating, stars } = verdict;
  await append(tx, {
    ...{ type: 'nomination.decided', at: now, actorId: by.id },
    ...{ subject: `nomination:${nomination.id}`, concerns: concernedBy(nomination) },
    facts: { reviewId, by: way, said, rating, stars, ...paidTo(outcome.is === 'paid' ? outcome : undefined) },
  });
}

function paidTo(paid: Paid | undefined) {
  const people = paid?.people.length ?? 0;
  const pointsEach = paid?.points ?? 0;
  return { people, pointsEach, points: pointsEach * people };
}
