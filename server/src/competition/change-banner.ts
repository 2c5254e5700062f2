import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import type { EncodedPicture } from '#pictures/encode';
import { forgetPicture, storePicture } from '#pictures/store';
import { competitionById, dayOf, theCompetition } from './queries.ts';
import { lockCompetitions, type SettingUp } from './set-up.ts';
import * as texts from './texts.ts';

/** Replaces the banner of a competition: of the one that the specification means where none is named. */
export async function changeBanner(
  tx: Tx,
  { actorId, now }: SettingUp,
  picture: EncodedPicture,
  competitionId?: string,
): Promise<string> {
  await lockCompetitions(tx);
  const today = dayOf(now);
  const named = competitionId === undefined ? undefined : await competitionById(tx, Number(competitionId), today);
  if (competitionId !== undefined && !named) notFound();
  const competition = named ?? (await theCompetition(tx, today)) ?? refuse('ruleBroken', say(texts.setUpFirst));
  const banner = await storePicture(tx, 'banner', picture, now);
  await tx
    .updateTable('competitions')
    .set({ banner_id: banner, updated_at: now, updated_by_id: actorId })
    .where('id', '=', competition.id)
    .execute();
  if (competition.bannerId) await forgetPicture(tx, competition.bannerId);
  await append(tx, {
    type: 'competition.banner.changed',
    at: now,
    actorId,
    subject: `competition:${competition.id}`,
    facts: { before: competition.bannerId, after: banner },
  });
  return banner;
}
