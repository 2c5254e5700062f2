import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { append } from '#events/append';
import { admitSms, type Gate } from '#outbox/gate';
import { type Message, promiseMessages } from '#outbox/promise';

interface Before {
  email: string | null;
  roster_email: string | null;
  email_confirmed_at: Date | null;
  cell_num: string | null;
  roster_cell_num: string | null;
}

const confirmedMs = 24 * 3_600_000;

/**
 * Tells the member of changed addresses, and records the change. Only addresses that are surely theirs are told, those of
 * the roster and one that has been confirmed for a day: else whoever types numbers of strangers would write to them.
 */
export async function tellOfChange(
  tx: Tx,
  { actor, now, gate }: { actor: Actor; now: Date; gate: Gate },
  before: Before,
  after: { email: string | undefined; cellNum: string | undefined },
): Promise<void> {
  const emailChanged = after.email !== undefined;
  const mobileChanged = after.cellNum !== undefined;
  if (!emailChanged && !mobileChanged) return;
  const to = { event: `addresses:${actor.id}:${now.toISOString()}`, memberId: actor.id };
  const what = [emailChanged && 'e-mail address', mobileChanged && 'mobile number'].filter(Boolean).join(' and ');
  const messages: Message[] = [];
  const address = toldAddress(before, after.email, now);
  if (address !== undefined) {
    const subject = 'Your contact details in Laurel were changed';
    messages.push({ ...to, channel: 'email', address, subject, text: changedWords(what) });
  }
  if (mobileChanged && before.roster_cell_num && before.roster_cell_num !== after.cellNum) {
    const own = [{ id: actor.id, mobile: before.roster_cell_num }];
    const number = (await admitSms(tx, gate, { fromId: actor.id, to: own, now })).get(actor.id);
    if (number) messages.push({ ...to, channel: 'sms', address: number, text: changedWords('mobile number') });
  }
  await promiseMessages(tx, messages, now);
  await append(tx, {
    type: 'addresses.changed',
    at: now,
    actorId: actor.id,
    subject: `member:${actor.id}`,
    concerns: [actor.id],
    facts: { email: emailChanged, mobile: mobileChanged },
    particulars: {
      about: [actor.id],
      values: { before: { email: before.email, cellNum: before.cell_num }, after },
    },
  });
}

function toldAddress({ email, roster_email, email_confirmed_at }: Before, now: string | undefined, at: Date) {
  const isSure = email_confirmed_at !== null && at.getTime() - email_confirmed_at.getTime() >= confirmedMs;
  const former = isSure && email !== now ? email : null;
  return former ?? roster_email ?? undefined;
}

function changedWords(what: string): string {
  return `Your ${what} in Laurel was just changed in your profile. If this was not you, please tell your administrator at once.`;
}
