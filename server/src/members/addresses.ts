import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { append } from '#events/append';
import { admitSms, type Gate } from '#outbox/gate';
import { letter } from '#outbox/letter';
import * as texts from './texts.ts';

interface Before {
  email: string | null;
  roster_email: string | null;
  email_confirmed_at: Date | null;
  cell_num: string | null;
  roster_cell_num: string | null;
}

const confirmedMs = 24 * 3_600_000;

/**
 * Records a change of addresses, and where the member is told of it. Only addresses that are surely theirs are told, those of
 * the roster and one that has been confirmed for a day: else whoever types numbers of strangers would write to them.
 */
export async function recordAddresses(
  tx: Tx,
  { actor, now, gate }: { actor: Actor; now: Date; gate: Gate },
  before: Before,
  after: { email: string | undefined; cellNum: string | undefined },
): Promise<void> {
  const emailChanged = after.email !== undefined;
  const mobileChanged = after.cellNum !== undefined;
  if (!emailChanged && !mobileChanged) return;
  const mobile = mobileChanged && before.roster_cell_num !== after.cellNum ? before.roster_cell_num : null;
  const own = { fromId: actor.id, to: [{ id: actor.id, mobile }], now };
  const isAdmitted = mobile !== null && (await admitSms(tx, gate, own)).has(actor.id);
  const told = { email: toldAddress(before, after.email, now), sms: isAdmitted ? mobile : null };
  await append(tx, {
    type: 'addresses.changed',
    at: now,
    actorId: actor.id,
    subject: `member:${actor.id}`,
    concerns: [actor.id],
    facts: { email: emailChanged, mobile: mobileChanged },
    particulars: {
      about: [actor.id],
      values: { before: { email: before.email, cellNum: before.cell_num }, after, told },
    },
  });
}

function toldAddress({ email, roster_email, email_confirmed_at }: Before, now: string | undefined, at: Date) {
  const isSure = email_confirmed_at !== null && at.getTime() - email_confirmed_at.getTime() >= confirmedMs;
  const former = isSure && email !== now ? email : null;
  return former ?? roster_email;
}

/** To the addresses that were told with the change. */
export const addressesLetter = letter({
  name: 'addresses changed',
  title: texts.titleChanged,
  type: 'addresses.changed',
  kind: 'must',
  channels: ['email', 'sms'],
  isElsewhere: true,
  readers: sql`
    select told.id, told.actor_id, way.channel, told.id from told join event_particulars p on p.event_id = told.id
    cross join jsonb_each_text(p.particulars -> 'told') as way (channel, address) where way.address is not null`,
  read: async (on, { event: { id, facts }, channel }) => {
    const { rows } = await sql<{ to: string }>`
      select particulars -> 'told' ->> ${channel} as to from event_particulars where event_id = ${id}`.execute(on);
    const [told] = rows;
    return told ? { to: told.to, email: facts.email, mobile: facts.mobile } : null;
  },
  words: ({ to, email, mobile }, { channel, reader }) => {
    const portal = reader.look.name;
    const toldEmail = email && channel === 'email';
    const changed = toldEmail && mobile ? texts.bothChanged : toldEmail ? texts.emailChanged : texts.mobileChanged;
    return { to, subject: say(texts.addressesSubject, { portal }), text: say(changed, { portal }) };
  },
  samples: () => [
    { to: '', email: true, mobile: true },
    { to: '', email: true, mobile: false },
    { to: '', email: false, mobile: true },
  ],
});
