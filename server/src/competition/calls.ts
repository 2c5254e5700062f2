import { calls } from '@laurel/contract';
import { mayUse } from '@laurel/contract/access';
import { callRows } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { transaction } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { act, file, query, shared, verb } from '#http/call-context';
import { versionOf } from '#kept/versions';
import { encodePicture } from '#pictures/encode';
import { pictureById } from '#pictures/store';
import { drawnBanner } from './banner.ts';
import { changeBanner } from './change-banner.ts';
import { openCompetitions, pageOfAll, pageOfPast } from './lists.ts';
import { shownToKeepers } from './one.ts';
import { dayOf, everybodys, inReadersWords, none, openTo, theCompetition } from './queries.ts';
import { removeCompetition, saveCompetition, setUpCompetition } from './set-up.ts';
import * as texts from './texts.ts';
import { pageOfNominees } from './winner-queries.ts';
import { announceWinners, nameWinner, withdrawWinner } from './winners.ts';

const { competitionbanner, admincompetitionget, admincompetitionupdate, adminbannerupload } = calls.competition;
const { competitions, pastcompetitions, competitionpic, competitionlist, competitionone } = calls.competition;
const { savecompetition, removecompetition, competitionnominees } = calls.competition;
const { namewinner, withdrawwinner, announcewinners } = calls.competition;

/** Pixels that a banner may fill; it keeps its shape. */
const bannerSize = { width: 1600, height: 600, fit: 'inside' } as const;
const drawn = async () => ({ bytes: await drawnBanner(), mimeType: 'image/webp' });

export const competitionCalls = ({ patience }: { patience: number }) => [
  file(competitionbanner, async (db, { now }) => {
    // Whoever asks is not known: one of some sites is nobody's here.
    const the = await theCompetition(db, dayOf(now), everybodys);
    return the?.bannerId ? { ...(await pictureById(db, the.bannerId)), isImmutable: false } : drawn();
  }),
  file(competitionpic, (db, { input }) => (input.picId === 'drawn' ? drawn() : pictureById(db, input.picId))),
  shared(admincompetitionget, {
    // Who keeps them is told of the one that they change.
    by: ({ actor, now }) => ({ today: dayOf(now), site: keeps(actor) ? null : actor.siteTemplate }),
    of: () => [versionOf.competition, versionOf.translations],
    run: async (tx, { today, site }) => {
      const the = await theCompetition(tx, today, site === null ? undefined : openTo(site));
      const written = the?.competition ?? none;
      return { competition: await inReadersWords(tx, written), written, banner: the?.bannerId ?? '' };
    },
  }),
  verb(admincompetitionupdate, async (tx, { actor, input, now }) => ({
    competition: await setUpCompetition(tx, { actorId: actor.id, now }, input),
    message: say(texts.updated),
  })),
  act(adminbannerupload, async (db, { actor, file, now, query: { competitionId } }) => {
    const { field } = callRows.adminbannerupload.file;
    const picture = await encodePicture(file, { size: bannerSize, field, patience });
    return {
      banner: await transaction(db, (tx) => changeBanner(tx, { actorId: actor.id, now }, picture, competitionId)),
    };
  }),
  shared(competitions, {
    by: ({ actor, now }) => ({ today: dayOf(now), site: actor.siteTemplate }),
    of: () => [versionOf.competition, versionOf.translations],
    run: async (tx, by) => ({ competitions: await openCompetitions(tx, by) }),
  }),
  query(pastcompetitions, (tx, { actor, now, input }) =>
    pageOfPast(tx, { today: dayOf(now), site: actor.siteTemplate }, input),
  ),
  query(competitionlist, (tx, { now, input }) => pageOfAll(tx, dayOf(now), input)),
  query(competitionone, (tx, { now, input }) => shownToKeepers(tx, dayOf(now), input.competitionId)),
  verb(savecompetition, async (tx, { actor, input, now }) => {
    const { id, revision } = await saveCompetition(tx, { actorId: actor.id, now }, input);
    const message = say(input.competitionId === undefined ? texts.begun : texts.updated);
    return { message, competitionId: String(id), revision };
  }),
  verb(removecompetition, async (tx, { actor, input, now }) => {
    await removeCompetition(tx, { actorId: actor.id, now }, input.competitionId);
    return { message: say(texts.removed) };
  }),
  query(competitionnominees, (tx, { actor, input }) => pageOfNominees(tx, actor, input)),
  verb(namewinner, async (tx, { actor, input, now }) => {
    const winnerId = await nameWinner(tx, { actorId: actor.id, now }, input);
    return { message: say(texts.named), winnerId: String(winnerId) };
  }),
  verb(withdrawwinner, async (tx, { actor, input, now }) => {
    const wasAnnounced = await withdrawWinner(tx, { actorId: actor.id, now }, input.winnerId);
    return { message: say(wasAnnounced ? texts.withdrawnLate : texts.withdrawn) };
  }),
  verb(announcewinners, async (tx, { actor, input, now }) => {
    const announced = await announceWinners(tx, { actorId: actor.id, now }, input.competitionId);
    return { message: say(texts.announced, { count: announced }), announced };
  }),
];

const keeps = (actor: Actor) => mayUse({ access: 'competitionAdmin', reads: true }, actor);
