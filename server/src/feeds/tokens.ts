import type { Input } from '@laurel/contract/call';
import type { endfeedtoken, givefeedtoken } from '@laurel/contract/calls/feeds';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { mayUpload } from '@laurel/contract/upload-kinds';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { newSecret, secretHash } from '#secrets/secrets';
import * as texts from './texts.ts';

interface Doing {
  by: Actor;
  now: Date;
}

const dayMs = 86_400_000;
const tokensMax = 5;

/** Only who keeps the people sends rosters, and only rosters come by themselves: whoever gives a token gives what they hold themselves. */
export async function giveToken(tx: Tx, { by, now }: Doing, { sourceId, days }: Input<typeof givefeedtoken>) {
  const source = await tx
    .selectFrom('upload_sources')
    .select(['id', 'name', 'kind'])
    .where('id', '=', Number(sourceId))
    .forUpdate()
    .executeTakeFirst();
  if (!source) notFound();
  if (!mayUpload(source.kind, by)) refuse('forbidden', say(said.authorisedOnly));
  if (source.kind !== 'roster') refuse('ruleBroken', say(said.rostersOnly));
  const open = await tx
    .selectFrom('feed_tokens')
    .select('id')
    .where('source_id', '=', source.id)
    .where('ends_at', '>', now)
    .execute();
  if (open.length >= tokensMax) refuse('ruleBroken', say(texts.tokensMost, { max: tokensMax }));
  const token = newSecret();
  const lastFour = token.slice(-4);
  const endsAt = new Date(now.getTime() + days * dayMs);
  await tx
    .insertInto('feed_tokens')
    .values({
      ...{ source_id: source.id, token_hash: secretHash(token), last_four: lastFour, by_id: by.id },
      ...{ made_at: now, ends_at: endsAt, last_used_at: null },
    })
    .execute();
  await append(tx, {
    type: 'feed.token.given',
    at: now,
    actorId: by.id,
    subject: `source:${source.id}`,
    facts: { source: source.name, token: lastFour, until: endsAt.toISOString() },
  });
  return { token, path: `/api/feeds/${source.kind}`, endsAt: endsAt.toISOString() };
}

export async function endToken(tx: Tx, { by, now }: Doing, { tokenId }: Input<typeof endfeedtoken>): Promise<void> {
  const token = await tx
    .selectFrom('feed_tokens as t')
    .innerJoin('upload_sources as s', 's.id', 't.source_id')
    .select(['t.last_four as lastFour', 't.ends_at as endsAt', 's.id', 's.name', 's.kind'])
    .where('t.id', '=', Number(tokenId))
    .forUpdate('t')
    .executeTakeFirst();
  if (!token) notFound();
  if (!mayUpload(token.kind, by)) refuse('forbidden', say(said.authorisedOnly));
  if (token.endsAt <= now) return;
  await tx.updateTable('feed_tokens').set({ ends_at: now }).where('id', '=', Number(tokenId)).execute();
  await append(tx, {
    type: 'feed.token.ended',
    at: now,
    actorId: by.id,
    subject: `source:${token.id}`,
    facts: { source: token.name, token: token.lastFour },
  });
}
