import { mayUse } from '@laurel/contract/access';
import type { Input, Output } from '@laurel/contract/call';
import { saveprogramme } from '@laurel/contract/calls/programme';
import { dateWords, dayMonthYear } from '@laurel/contract/formats';
import { say } from '@laurel/contract/say';
import type { Difference } from '@laurel/contract/shapes/difference';
import { sql } from 'kysely';
import { askOrAlone, secondsWords } from '#asking/ask';
import type { Deed } from '#asking/deed';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { refusalWith, refuse } from '#errors/refuse';
import * as usual from '#texts/texts';
import { namedDifferences } from './differences.ts';
import type { SavedVersion } from './queries.ts';
import { lockVersions, saveProgramme, wouldSave } from './save.ts';
import * as texts from './texts.ts';

interface Changing {
  by: Actor;
  now: Date;
}

/** What moves points, by what it pays or by what it keeps people from. */
const moving = ['points', 'review', 'limits', 'leavers'];

/** Whether one person does not change so much alone. */
export function needsSecond(differences: readonly Difference[]): boolean {
  return differences.some(({ at }) => moving.some((part) => at.startsWith(`${part}.`)));
}

/** The day on which it begins: at midnight UTC, or at once. */
export function beginOf(from: string | undefined, now: Date): Date {
  if (from === undefined) return now;
  if (from < now.toISOString().slice(0, 10)) refuse('badInput', say(texts.dayOver), { from: say(texts.dayOver) });
  return new Date(`${from}T00:00:00Z`);
}

/** Saves the next version, or asks a second person where points are moved by it: then nothing is otherwise yet. */
export async function changeProgramme(
  tx: Tx,
  { by, now }: Changing,
  { parts, from, reason, basedOn, alone = false }: Input<typeof saveprogramme>,
): Promise<Output<typeof saveprogramme>> {
  const begins = beginOf(from, now);
  await lockVersions(tx);
  const next = await mustBeLast(tx, basedOn);
  const { goes, after } = await wouldSave(tx, { document: parts, from: begins, now });
  const differences = namedDifferences(goes, after);
  if (differences.length === 0) refuse('ruleBroken', say(texts.nothingChanges, { version: basedOn }));
  if (needsSecond(differences)) {
    const wish = { parts, from: from === undefined ? null : begins.toISOString(), basedOn, differences };
    const second = await askOrAlone(
      tx,
      { kind: 'programme', by, now, concerns: [], points: 0, wish, words: reason },
      { isAlone: alone, why: say(texts.movesPoints), subject: `programme:${next}` },
    );
    if (second) return { message: say(texts.waits, { seconds: secondsWords(second.seconds) }), version: null, second };
  }
  return save(tx, { document: parts, from: begins, byId: by.id, reason: reason.trim(), now });
}

/** The same when the second person has confirmed it. */
export const programmeConfirmed: Deed<'programme'> = async (tx, { asker, now, wish, words }) => {
  if (!mayUse({ access: 'programme', reads: false }, asker)) refuse('forbidden', say(texts.askerMayNot));
  if (words === '') refuse('ruleBroken', say(usual.wordsGone));
  await lockVersions(tx);
  await mustBeLast(tx, wish.basedOn);
  const from = wish.from === null ? now : new Date(wish.from);
  return (await save(tx, { document: wish.parts, from, byId: asker.id, reason: words, now })).message;
};

async function save(tx: Tx, saving: Parameters<typeof saveProgramme>[1]): Promise<Output<typeof saveprogramme>> {
  const { version } = await saveProgramme(tx, saving);
  const { from, now } = saving;
  const message =
    from > now
      ? say(texts.savedFrom, { version: version ?? 0, day: utcDay(from) })
      : say(texts.savedNow, { version: version ?? 0 });
  return { message, version };
}

/** Refuses what is based on another version than the last, and tells whose that is. Answers the number of the next. */
async function mustBeLast(tx: Tx, basedOn: number): Promise<number> {
  const { rows } = await sql<Pick<SavedVersion, 'version' | 'savedAt' | 'by'> & { newest: number }>`
    select p.version, p.saved_at as "savedAt", coalesce(m.display_name, '') as by, (select max(version) from programme_versions) as newest
    from programme_versions p left join people m on m.id = p.saved_by_id where p.withdrawn_at is null
    -- limit: the last of all
    order by p.valid_from desc, p.version desc limit 1`.execute(tx);
  const [{ version, savedAt, by, newest }] = rows as [(typeof rows)[number]];
  if (version === basedOn) return newest + 1;
  const words =
    version > basedOn
      ? say(texts.savedMeanwhile, { version, at: utcTime(savedAt), by: by === '' ? 'operator' : 'member', name: by })
      : say(texts.withdrawnMeanwhile, { version: basedOn });
  throw refusalWith(saveprogramme, { code: 'alreadyExists', words }, { last: version });
}

function utcDay(at: Date): string {
  return dateWords(at, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

function utcTime(at: Date): string {
  return dateWords(
    at,
    {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    },
    (parts) => `${dayMonthYear(parts)} ${parts.hour}:${parts.minute}`,
  );
}
