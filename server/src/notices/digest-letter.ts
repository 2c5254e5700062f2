import { digestLines } from '@laurel/contract/rules/notice-kinds';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { byName, type Letter, letter, type Reader } from '#outbox/letter';
import { type Told, toldNotices } from '#outbox/notice';
import { things } from '#outbox/samples';
import { hello } from '#outbox/texts';
import * as texts from './texts.ts';

interface Digest {
  lines: readonly Told[];
  more: number;
}

/** The e-mail of the day: what these letters told its reader in the portal, and they have not read there when it is written. */
export function digestLetter(letters: readonly Letter[], { publicUrl }: { publicUrl: string }): Letter<'digests.made'> {
  const told = byName(letters);
  return letter<'digests.made', Digest>({
    name: 'digest',
    title: texts.titleDigest,
    type: 'digests.made',
    kind: 'digest',
    readers: sql`
      select told.id, d.member_id, 'email', d.id from told join digests d on d.run_id = split_part(told.subject, ':', 2)::bigint
      join profiles p on p.member_id = d.member_id where p.is_active and p.email is not null`,
    read: async (on, { aboutId, reader }) => {
      const { rows: notices } = await sql<{ id: number; letter: string; total: number }>`
        select id, letter, (count(*) over ())::int as total from notices where digest_id = ${aboutId} and read_at is null
        -- limit: those that are told one by one, all are counted
        order by id desc limit ${digestLines}`.execute(on);
      const lines = await linesOf(on, { notices, reader });
      return lines.length === 0 ? null : { lines, more: (notices[0]?.total ?? 0) - notices.length };
    },
    words: ({ lines, more }, { reader }) => ({
      subject: say(texts.digestSubject, { count: lines.length + more }),
      text: [
        say(hello, { name: reader.name }),
        say(texts.digestIntro),
        ...lines.map(({ words, path }) => (path === null ? `• ${words}` : `• ${words}\n  ${publicUrl}${path}`)),
        ...(more > 0 ? [say(texts.digestMore, { count: more })] : []),
        say(texts.digestAll, { link: `${publicUrl}/notices` }),
      ].join('\n\n'),
    }),
    samples: () => [
      { lines: [{ words: things().thanks, path: '/card/17' }], more: 0 },
      { lines: [{ words: things().thanks, path: '/card/17' }], more: 3 },
    ],
  });

  async function linesOf(
    on: Db,
    asked: { notices: readonly { id: number; letter: string }[]; reader: Reader },
  ): Promise<Told[]> {
    const known = await toldNotices(on, told, asked);
    return asked.notices.flatMap(({ id }) => known.get(id) ?? []);
  }
}
