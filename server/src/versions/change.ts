import { mayUse } from '@laurel/contract/access';
import type { Input, Output } from '@laurel/contract/call';
import { saveprogramme } from '@laurel/contract/calls/versions';
import { dateWords, dayMonthYear } from '@laurel/contract/formats';
import type { WholeProgramme } from '@laurel/contract/programme/items';
import { say } from '@laurel/contract/say';
import type { Difference } from '@laurel/contract/shapes/difference';
import { askOrAlone, secondsWords } from '#asking/ask';
import type { Deed } from '#asking/deed';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { refusalWith, refuse } from '#errors/refuse';
import { namedDifferences } from '#programme/differences';
import { lockVersions, saveProgramme, wouldSave } from '#programme/save';
import * as usual from '#texts/texts';
import { lastVersion } from './queries.ts';
import * as texts from './texts.ts';

interface Changing {
  /** The programme that goes before the company saves one. */
  first: WholeProgramme;
  by: Actor;
  now: Date;
}

/** What moves points, by what it pays or by what it keeps people from. */
const moving = ['points', 'review', 'giving', 'limits', 'leavers', 'corrections', 'approvals', 'deciding'];

/** Whether one person does not change so much alone. */
export function needsSecond(differences: readonly Difference[]): boolean {
  return differences.some(({ at }) => moving.some((part) => at.startsWith(`${part}.`)) || at.endsWith('.points'));
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
  { first, by, now }: Changing,
  { parts, from, reason, basedOn, alone = false }: Input<typeof saveprogramme>,
): Promise<Output<typeof saveprogramme>> {
  const begins = beginOf(from, now);
  await lockVersions(tx);
  const next = await mustBeLast(tx, basedOn);
  const { goes, after } = await wouldSave(tx, { first, document: parts, from: begins, now });
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
  return save(tx, { first, document: parts, from: begins, byId: by.id, reason: reason.trim(), now });
}

/** The same when the second person has confirmed it. */
export function programmeConfirmed(first: WholeProgramme): Deed<'programme'> {
  return async (tx, { asker, now, wish, words }) => {
    if (!mayUse({ access: 'programme', reads: false }, asker)) refuse('forbidden', say(texts.askerMayNot));
    if (words === '') refuse('ruleBroken', say(usual.wordsGone));
    await lockVersions(tx);
    await mustBeLast(tx, wish.basedOn);
    const from = wish.from === null ? now : new Date(wish.from);
    return (await save(tx, { first, document: wish.parts, from, byId: asker.id, reason: words, now })).message;
  };
}

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
  const { version, savedAt, by, newest } = await lastVersion(tx);
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
