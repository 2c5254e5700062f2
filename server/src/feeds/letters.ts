import { holdersOf } from '@laurel/contract/access';
import { dateFormat } from '@laurel/contract/formats';
import { say } from '@laurel/contract/say';
import { uploadAccess } from '@laurel/contract/upload-kinds';
import { sql } from 'kysely';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { hello } from '#outbox/texts';
import * as texts from './texts.ts';

/** Those who upload rosters. */
const readers = sql`
  select told.id, m.id, 'email', told.id from told cross join members m
  where m.id in (select held.member_id from roles_at(told.at) held where held.capability = any(${[...holdersOf(uploadAccess.roster)]}::text[]))
    and m.registered_at is not null`;

/** Tells them that a file which is expected did not come. */
export function missedLetter({ publicUrl }: { publicUrl: string }): Letter<'feed.missed'> {
  return letter({
    name: 'feed missed',
    title: texts.titleMissed,
    type: 'feed.missed',
    kind: 'toDo',
    notice: noticeOf<{ source: string; due: string; zone: string }>({
      known: sql`
        select asked.id, asked.facts || jsonb_build_object('zone', coalesce(s.expects_zone, 'UTC')) from asked
        left join missed_files m on m.id = split_part(asked.subject, ':', 2)::bigint left join upload_sources s on s.id = m.source_id`,
      words: ({ source, due, zone }) => say(texts.missedLetter, { source, time: timeWords(due, zone) }),
      path: () => '/admindataupload',
    }),
    readers,
    read: async (on, { event: { subject, facts } }) => {
      const missed = await on
        .selectFrom('missed_files as m')
        .leftJoin('upload_sources as s', 's.id', 'm.source_id')
        .select('s.expects_zone as zone')
        .where('m.id', '=', Number(subject.split(':')[1]))
        .executeTakeFirst();
      return { source: facts.source, due: facts.due, zone: missed?.zone ?? 'UTC' };
    },
    words: ({ source, due, zone }, { reader }) => ({
      subject: say(texts.missedSubject, { source }),
      text: [
        say(hello, { name: reader.name }),
        say(texts.missedLetter, { source, time: timeWords(due, zone) }),
        `${publicUrl}/admindataupload`,
      ].join('\n\n'),
    }),
    samples: () => [{ source: 'Workday nightly', due: '2026-11-20T04:00:00Z', zone: 'Africa/Johannesburg' }],
  });
}

function timeWords(due: string, timeZone: string): string {
  return `${dateFormat({ dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(due))} (${timeZone})`;
}

/** Tells those who upload rosters that a file which came by itself failed, or waits for one of them. */
export function feedLetter({ publicUrl }: { publicUrl: string }): Letter<'feed.stopped'> {
  return letter({
    name: 'feed stopped',
    title: texts.titleStopped,
    type: 'feed.stopped',
    kind: 'toDo',
    notice: noticeOf<{ source: string; state: 'failed' | 'waiting' }>({
      known: sql`select asked.id, asked.facts from asked`,
      words: ({ source, state }) => say(state === 'waiting' ? texts.waitingLetter : texts.failedLetter, { source }),
      path: () => '/admindataupload',
    }),
    readers,
    read: async (on, { event: { subject, facts } }) => {
      const file = await on
        .selectFrom('fed_files')
        .select('words')
        .where('id', '=', Number(subject.split(':')[1]))
        .executeTakeFirstOrThrow();
      return { source: facts.source, state: facts.state, why: file.words };
    },
    words: ({ source, state, why }, { reader }) => ({
      subject: say(state === 'waiting' ? texts.waitingSubject : texts.failedSubject, { source }),
      text: [
        say(hello, { name: reader.name }),
        say(state === 'waiting' ? texts.waitingLetter : texts.failedLetter, { source }),
        why,
        `${publicUrl}/admindataupload`,
      ].join('\n\n'),
    }),
    samples: () => [
      { source: 'Workday nightly', state: 'failed' as const, why: say(texts.makerGone) },
      { source: 'Workday nightly', state: 'waiting' as const, why: say(texts.waits) },
    ],
  });
}
