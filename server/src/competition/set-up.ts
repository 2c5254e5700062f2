import type { Competition } from '@laurel/contract/calls/competition';
import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import type { EncodedPicture } from '#pictures/encode';
import { forgetPicture, storePicture } from '#pictures/store';
import { storedCompetition } from './queries.ts';
import * as texts from './texts.ts';

export interface SettingUp {
  actorId: number;
  now: Date;
}

/** Sets the competition up, or changes it. */
export async function setUpCompetition(tx: Tx, { actorId, now }: SettingUp, wanted: Competition): Promise<Competition> {
  const { competition: before } = await storedCompetition(tx);
  const values = {
    start_date: wanted.startDate,
    end_date: wanted.endDate,
    title: wanted.title.trim(),
    description: wanted.description,
    textbox_title: wanted.textboxTitle,
    textbox_description: wanted.textboxDescription,
    is_enabled: wanted.isEnabled,
    updated_at: now,
  };
  await tx
    .insertInto('competition')
    .values({ id: 1, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  const { competition } = await storedCompetition(tx);
  const { isEnabled, startDate, endDate } = competition;
  await append(tx, {
    type: 'competition.changed',
    at: now,
    actorId,
    subject: 'competition:1',
    facts: { isEnabled, startDate, endDate },
    particulars: { about: [], values: { before, after: competition } },
  });
  return competition;
}

/** Replaces the banner. */
export async function changeBanner(tx: Tx, { actorId, now }: SettingUp, picture: EncodedPicture): Promise<string> {
  const row = await tx.selectFrom('competition').select('banner_id').forUpdate().executeTakeFirst();
  if (!row) refuse('ruleBroken', say(texts.setUpFirst));
  const banner = await storePicture(tx, 'banner', picture, now);
  await tx.updateTable('competition').set({ banner_id: banner, updated_at: now }).execute();
  if (row.banner_id) await forgetPicture(tx, row.banner_id);
  await append(tx, {
    type: 'competition.banner.changed',
    at: now,
    actorId,
    subject: 'competition:1',
    facts: { before: row.banner_id, after: banner },
  });
  return banner;
}
