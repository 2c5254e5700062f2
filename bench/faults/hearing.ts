import { createECDH, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Balancer, insist } from './client.ts';
import type { Look } from './drill.ts';
import type { Workload } from './load.ts';
import type { MailSink } from './mail-sink.ts';
import type { PushSink } from './push-sink.ts';

/** A third of the people hear of cards at once, a third by the e-mail of the day, a third not by e-mail; every other one on a device too. */
export async function chooseToHear(balancer: Balancer, load: Workload, sink: PushSink): Promise<void> {
  for (const [n, { token, memberId }] of load.shoppers.entries()) {
    const ask = async (call: string, body: object) =>
      (await insist(balancer, { path: `/api/notice/${call}`, token, body }, load.counts)).body;
    const { digestHour, digestDays, quietFrom, quietUntil, timeZone, revision } = await ask('noticechoices', {});
    const ways = { card: (['atOnce', 'digest', 'none'] as const)[n % 3] };
    await ask('savenoticechoices', { ways, digestHour, digestDays, quietFrom, quietUntil, timeZone, revision });
    if (n % 2 > 0) continue;
    const publicKey = createECDH('prime256v1').generateKeys('base64url');
    await ask('devicekey', {});
    await ask('adddevice', {
      endpoint: sink.addressOf(memberId),
      publicKey,
      auth: randomBytes(16).toString('base64url'),
    });
  }
}

/** Each minute is a day to the e-mail of the day, and its job comes as often: the drill has no year. */
export async function hurryDigests({ owner }: Look): Promise<void> {
  await owner.query(`
    create or replace function digest_due(at timestamptz, zone text, hour smallint, days text, out day date, out moment timestamptz)
    language sql stable as $$
      select date '2000-01-01' + ((extract(epoch from at) - 1790000000) / 60)::int, date_trunc('minute', at) $$`);
  await owner.query(`update pgboss.schedule set cron = '* * * * *' where name = 'make-digests'`);
}

/** Until what was collected has gone, and nothing is promised any more; what a killed instance had in hand comes after two minutes. */
export async function allHeard({ owner }: Look): Promise<void> {
  let fewest = { left: Number.POSITIVE_INFINITY, since: Date.now() };
  while (Date.now() - fewest.since < 600_000) {
    const { rows } = await owner.query<{ left: number }>(`
      select (select count(*) from notices where for_digest) + (select count(*) from messages where state = 'promised' and channel in ('email', 'push')) as left`);
    const left = Number(rows[0]?.left ?? 0);
    if (left === 0) return;
    if (left < fewest.left) fewest = { left, since: Date.now() };
    await sleep(500);
  }
}

interface Heard {
  /** Lines of bells. */
  bell: number;
  atOnce: number;
  digests: number;
  collected: number;
  pushes: number;
  /** What was otherwise: nothing where none was lost and none doubled. */
  wrong: number;
}

/** Where the bells end before anything breaks. */
export async function lastNotice({ owner }: Look): Promise<number> {
  const { rows } = await owner.query<{ id: number }>('select coalesce(max(id), 0) as id from notices');
  return rows[0]?.id ?? 0;
}

/**
 * Who hears what, of all cards since: each is one line of one bell; an e-mail of its own, a part of exactly one e-mail of the day, or none, as chosen;
 * and one notice on each device. What came twice came under the same Message-ID or topic.
 */
export async function heardOf(
  { owner }: Look,
  since: number,
  { mail, push }: { mail: MailSink; push: PushSink },
): Promise<{ words: string; isGood: boolean }> {
  const { rows } = await owner.query<Heard>(
    `
    with cards as (
      select n.*, c.ways ->> 'card' as way, e.id as mail_id, e.state as mail_state, d.id as device_id, p.id as push_id, p.state as push_state, t.message_id as told
      from notices n join notice_choices c on c.member_id = n.member_id and c.ways ? 'card'
      left join messages e on e.letter = n.letter and e.about_id = n.about_id and e.member_id = n.member_id and e.channel = 'email'
      left join push_devices d on d.member_id = n.member_id and d.since <= n.at
      left join messages p on p.letter = n.letter and p.about_id = n.about_id and p.member_id = n.member_id and p.channel = 'push'
      left join push_told t on t.message_id = p.id and t.device_id = d.id where n.letter = 'card' and n.id > $1)
    select count(*) as bell, count(mail_id) as "atOnce", count(digest_id) as collected, count(told) as pushes,
      (select count(*) from messages where letter = 'digest' and state = 'sent') as digests,
      count(*) filter (where (way = 'atOnce') <> (mail_id is not null) or mail_state <> 'sent' or (way = 'digest') <> (digest_id is not null)
        or for_digest or (device_id is not null) <> (told is not null) or push_state <> 'sent')
      + (select count(*) from digests g where (select count(*) from messages m where m.letter = 'digest' and m.about_id = g.id and m.state = 'sent') <> 1) as wrong
    from cards`,
    [since],
  );
  const { bell = 0, atOnce = 0, digests = 0, collected = 0, pushes = 0, wrong = 0 } = rows[0] ?? {};
  const ofBrowsers = [...push.times.values()].flatMap((topics) => [...topics.values()]);
  const again = ofBrowsers.filter((times) => times > 1).length;
  const lost = Math.abs(ofBrowsers.length - Number(pushes));
  const words = [
    `${bell} lines of bells, ${atOnce} cards by e-mail at once, ${collected} in ${digests} e-mails of the day`,
    `${ofBrowsers.length} on devices (${again} of them twice under one topic)`,
    `${wrong} heard otherwise than chosen, ${lost} devices told otherwise than noted, ${mail.times.size} Message-IDs`,
  ].join('; ');
  return { words, isGood: Number(wrong) === 0 && lost === 0 && Number(bell) > 0 };
}
