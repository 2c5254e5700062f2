import type { Input, Output } from '@laurel/contract/call';
import type { noticechoices } from '@laurel/contract/calls/notices/noticechoices';
import type { savenoticechoices } from '@laurel/contract/calls/notices/savenoticechoices';
import {
  type DigestDays,
  digestDefaults,
  type NoticeKind,
  type NoticeWay,
  noticeDefaults,
  noticeKinds,
  pushDefaults,
} from '@laurel/contract/rules/notice-kinds';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { refuse } from '#errors/refuse';
import { joinCountry } from '#outbox/hearing';
import type { Letters } from '#outbox/letter';
import { kindOf } from '#outbox/notice';
import * as texts from './texts.ts';

interface Row {
  ways: Partial<Record<NoticeKind, NoticeWay>> | null;
  pushes: Partial<Record<NoticeKind, boolean>> | null;
  hour: number | null;
  days: DigestDays | null;
  quietFrom: number | null;
  quietUntil: number | null;
  timeZone: string | null;
  countryZone: string;
  revision: number | null;
}

/** How somebody hears of what happens: of each kind that there is something of. */
export async function choicesOf(
  on: Db | Tx,
  { letters, actor }: { letters: Letters; actor: Pick<Actor, 'id' | 'email'> },
): Promise<Output<typeof noticechoices>> {
  const { rows } = await sql<Row>`
    select c.ways, c.pushes, c.digest_hour as hour, c.digest_days as days, c.quiet_from as "quietFrom", c.quiet_until as "quietUntil",
      c.time_zone as "timeZone", k.time_zone as "countryZone", c.revision
    from members m ${joinCountry(sql`m.id`)} left join notice_choices c on c.member_id = m.id where m.id = ${actor.id}`.execute(
    on,
  );
  const row = rows[0] as Row;
  const told = new Set([...letters.values()].map(kindOf));
  return {
    kinds: noticeKinds
      .filter((kind) => told.has(kind))
      .map((kind) => ({
        kind,
        way: row.ways?.[kind] ?? noticeDefaults[kind],
        push: row.pushes?.[kind] ?? pushDefaults[kind],
      })),
    digestHour: row.hour ?? digestDefaults.hour,
    digestDays: row.days ?? digestDefaults.days,
    quietFrom: row.quietFrom,
    quietUntil: row.quietUntil,
    timeZone: row.timeZone,
    countryZone: row.countryZone,
    hasEmail: actor.email !== null,
    revision: row.revision ?? 0,
  };
}

/** Keeps what somebody has chosen, unless they chose otherwise meanwhile. */
export async function saveChoices(
  tx: Tx,
  memberId: number,
  {
    ways,
    pushes = {},
    digestHour,
    digestDays,
    quietFrom,
    quietUntil,
    timeZone,
    revision,
  }: Input<typeof savenoticechoices>,
): Promise<void> {
  if (timeZone !== null) await mustBeKnown(tx, timeZone);
  await sql`insert into notice_choices (member_id) values (${memberId}) on conflict (member_id) do nothing`.execute(tx);
  const { rows } = await sql`
    update notice_choices set ways = ways || ${JSON.stringify(ways)}::jsonb, pushes = pushes || ${JSON.stringify(pushes)}::jsonb, digest_hour = ${digestHour}, digest_days = ${digestDays},
      quiet_from = ${quietFrom}, quiet_until = ${quietUntil}, time_zone = ${timeZone}, revision = revision + 1
    where member_id = ${memberId} and revision = ${revision} returning 1`.execute(tx);
  if (rows.length === 0) refuse('changedMeanwhile', say(texts.savedMeanwhile));
}

/** By the database, which reckons in it: one that it does not know would stop the e-mails of everybody. */
async function mustBeKnown(tx: Tx, timeZone: string): Promise<void> {
  const { rows } =
    await sql`select from pg_timezone_names where name = ${timeZone} and name ~ '^[A-Z].*/|^UTC$'`.execute(tx);
  if (rows.length === 0) refuse('badInput', say(texts.noZone), { timeZone: say(texts.noZone) });
}
