import type { Input } from '@laurel/contract/call';
import type { ballotannounce } from '@laurel/contract/calls/ballots/ballotannounce';
import { type Language, languages } from '@laurel/contract/languages';
import { quarterWords } from '@laurel/contract/rules/quarter-dates';
import { language, say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { saveAnnouncement } from '#announcements/save';
import type { Tx } from '#db/transaction';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { speakTo } from '#languages/reader';
import { type Acting, ledBallot } from './locked.ts';
import { ballotRow } from './queries.ts';
import * as texts from './texts.ts';

/** Announces on everybody's Home who has got the prize, in the words of who announces it; in other languages the portal says it. */
export async function announceWinner(tx: Tx, by: Acting, wish: Input<typeof ballotannounce>): Promise<string> {
  const ballot = await ledBallot(tx, wish.ballotId, by);
  const winner = ballot.entries.find(({ lineId }) => lineId === ballot.winnerId);
  const row = (await ballotRow(tx, ballot.id, { actorId: by.actor.id, now: by.now })) ?? notFound();
  if (ballot.state !== 'closed' || !winner || row.points === null) refuse('ruleBroken', say(texts.notAwarded));
  if (ballot.announcementId !== null) refuse('ruleBroken', say(texts.isAnnounced));
  const own = language();
  const saidIn = (of: Language) =>
    of === own
      ? { title: wish.title, words: wish.words }
      : speakTo({ locale: of }, () => ({
          title: say(said.quarterWon, { quarter: quarterWords(row), name: winner.memberName }),
          words: say(said.quarterWonWords, { name: winner.memberName, division: winner.division }),
        }));
  const { announcementId } = await saveAnnouncement(tx, by, {
    ...{ revision: 0, place: 'home', language: own, picture: '', link: '/walloffame', dateUntil: wish.dateUntil },
    ...{ sites: [], countries: [], clusters: [], divisions: [], managersOnly: false },
    texts: languages.map((of) => ({ language: of, ...saidIn(of), alt: '' })),
  });
  await tx
    .updateTable('ballots')
    .set({ announcement_id: Number(announcementId) })
    .where('id', '=', ballot.id)
    .execute();
  await append(tx, {
    type: 'ballot.announced',
    at: by.now,
    actorId: by.actor.id,
    subject: `ballot:${ballot.id}`,
    facts: { announcementId: Number(announcementId) },
  });
  return say(texts.announced);
}
