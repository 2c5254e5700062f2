import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { promiseMessages } from '#outbox/promise';
import { secondPersonMail } from './mail.ts';
import type { LockedNomination } from './queries.ts';

interface Telling {
  now: Date;
  publicUrl: string;
}

type Mail = (to: { toName: string; nomineeName: string; publicUrl: string }) => { subject: string; text: string };

/** Promises the nominator a message about what became of their nomination; whoever has left gets none. */
export async function tellNominator(
  tx: Tx,
  nomination: LockedNomination,
  { now, publicUrl }: Telling,
  mail: Mail,
): Promise<void> {
  const { rows } = await sql<Reader>`
    select id, called as name, email from people
    where id = ${nomination.byId} and deactivated_at is null and email is not null`.execute(tx);
  await promise(tx, rows, { event: `nomination:${nomination.id}`, nomination, now, publicUrl, mail });
}

/** Promises a message to those who may confirm: the nominee's manager and the committee of the cluster, but those of the nomination. */
export async function tellSecondPersons(tx: Tx, nomination: LockedNomination, reviewerId: number, telling: Telling) {
  const { rows } = await sql<Reader>`
    select distinct m.id, p.called as name, p.email
    from nominations n
    left join members nominee on nominee.id = n.nominee_id
    join divisions d on d.code = coalesce(n.division_code, nominee.division_code)
    join members m on m.id = nominee.manager_id or ((m.role_ca or m.role_cc) and m.division_code in (
      select same.code from divisions same where same.cluster_code = d.cluster_code))
    join profiles p on p.member_id = m.id
    where n.id = ${nomination.id} and m.deactivated_at is null and p.email is not null
      and m.id <> ${reviewerId} and m.id <> n.by_id and m.id is distinct from n.nominee_id`.execute(tx);
  await promise(tx, rows, {
    event: `nomination waits:${nomination.id}`,
    nomination,
    ...telling,
    mail: secondPersonMail,
  });
}

interface Reader {
  id: number;
  name: string;
  email: string;
}

async function promise(
  tx: Tx,
  readers: Reader[],
  { event, nomination, now, publicUrl, mail }: Telling & { event: string; nomination: LockedNomination; mail: Mail },
): Promise<void> {
  const messages = readers.map(({ id, name, email }) => ({
    event,
    memberId: id,
    channel: 'email' as const,
    address: email,
    ...mail({ toName: name, nomineeName: nomination.nomineeName, publicUrl }),
  }));
  await promiseMessages(tx, messages, now);
}
