import { calls } from '@laurel/contract';
import { callRows } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { transaction } from '#db/transaction';
import { act, file, shared, verb } from '#http/call-context';
import { versionOf } from '#kept/versions';
import { encodePicture } from '#pictures/encode';
import { pictureById } from '#pictures/store';
import { drawnBanner } from './banner.ts';
import { inReadersWords, storedCompetition } from './queries.ts';
import { changeBanner, setUpCompetition } from './set-up.ts';
import * as texts from './texts.ts';

const { competitionbanner, admincompetitionget, admincompetitionupdate, adminbannerupload } = calls.competition;

/** Pixels that a banner may fill; it keeps its shape. */
const bannerSize = { width: 1600, height: 600, fit: 'inside' } as const;

export const competitionCalls = ({ patience }: { patience: number }) => [
  file(competitionbanner, async (db) => {
    const { bannerId } = await storedCompetition(db);
    if (bannerId) return { ...(await pictureById(db, bannerId)), isImmutable: false };
    return { bytes: await drawnBanner(), mimeType: 'image/webp' };
  }),
  shared(admincompetitionget, {
    by: () => ({}),
    of: () => [versionOf.competition, versionOf.translations],
    run: async (tx) => {
      const { competition: written, bannerId } = await storedCompetition(tx);
      return { competition: await inReadersWords(tx, written), written, banner: bannerId ?? '' };
    },
  }),
  verb(admincompetitionupdate, async (tx, { actor, input, now }) => ({
    competition: await setUpCompetition(tx, { actorId: actor.id, now }, input),
    message: say(texts.updated),
  })),
  act(adminbannerupload, async (db, { actor, file, now }) => {
    const { field } = callRows.adminbannerupload.file;
    const picture = await encodePicture(file, { size: bannerSize, field, patience });
    return { banner: await transaction(db, (tx) => changeBanner(tx, { actorId: actor.id, now }, picture)) };
  }),
];
