import { isUploaded } from '@laurel/contract/looks/uploaded';
import { sql } from 'kysely';
import { type Tx, transaction } from '#db/transaction';
import { speakTo } from '#languages/reader';
import { uploadedPicture } from '#pictures/drawing';
import { type Gate, stoppedAtGate } from './gate.ts';
import { hearingOf, postpone } from './hearing.ts';
import { isInHand, isOfJob, keepInHand, takeInHand } from './in-hand.ts';
import { type LetterSources, type Message, messages, type Written, written } from './letter.ts';
import { kindOf } from './notice.ts';
import { chosenNot, nobodyToWriteTo } from './reason.ts';
import { type Channel, type Transports, Undelivered } from './transports.ts';
import type { Tried } from './tried.ts';

export interface Delivery extends LetterSources {
  transports: Pick<Transports, 'sendMail' | 'sendSms'>;
  gate: Gate;
  /** Stands behind the @ of Message-IDs. */
  domain: string;
  clock: () => Date;
  /** A drawing as PNG; null where it is not there. */
  drawing: (name: string) => Promise<Buffer | null>;
  /** Hears what became of each try. */
  told: (tried: Tried) => void;
}

/**
 * Writes and delivers one promised message, as its job of `queuedAt`. What fails for now is thrown, and tried again by the queue.
 * A crash between the mail server's answer and our commit sends the message once more under the same Message-ID; nothing else does.
 */
export async function deliver(delivery: Delivery, messageId: number, queuedAt?: string): Promise<void> {
  const { db } = delivery;
  if (!(await takeInHand(db, messageId, queuedAt))) return;
  const [message] = await messages(db, sql`m.id = ${messageId}`);
  if (!message) return;
  const letGo = keepInHand(db, messageId);
  try {
    const hearing = await heard(delivery, message);
    if (hearing?.quietEnds && hearing.way !== 'none') return await postpone(db, messageId, hearing.quietEnds);
    const ending =
      hearing?.way === 'none' ? ({ outcome: 'stopped', detail: chosenNot } as const) : await tryOnce(delivery, message);
    await endTry(delivery, message, ending);
    if (ending.outcome === 'failed') throw ending.error;
  } finally {
    letGo();
  }
}

/** How its reader hears of such e-mails now; undefined where they have no choice. */
async function heard({ db, letters, clock }: Delivery, { letter, channel, memberId }: Message) {
  const known = letters.get(letter);
  const kind = known && kindOf(known);
  if (!kind || channel !== 'email' || memberId === null) return undefined;
  return hearingOf(db, { memberId, kind, now: clock() });
}

/** `stopped`: by the portal itself. */
const stateAfter = { sent: 'sent', stopped: 'undeliverable', refused: 'stuck', failed: 'promised' } as const;

export interface Ending {
  outcome: keyof typeof stateAfter;
  detail: string;
  address?: string;
  code?: string;
  error?: unknown;
}

async function tryOnce(delivery: Delivery, message: Message): Promise<Ending> {
  const { db, gate, ways } = delivery;
  let address: string | undefined;
  try {
    const letter = await written(delivery, message);
    if (!letter) return { outcome: 'stopped', detail: nobodyToWriteTo };
    address = letter.to;
    const company = await ways.upToDate();
    const stopped = await speakTo({ ...company, locale: company.language }, () =>
      stoppedAtGate(db, gate, { ...message, address: letter.to }),
    );
    if (stopped) return { outcome: 'stopped', detail: stopped, address };
    await send(delivery, message, letter);
    return { outcome: 'sent', detail: '', address };
  } catch (error) {
    const { isForGood, code } = error instanceof Undelivered ? error : { isForGood: false, code: 'fault' };
    const detail = error instanceof Error ? error.message : String(error);
    return { outcome: isForGood ? 'refused' : 'failed', detail, code, error, ...(address ? { address } : {}) };
  }
}

async function send({ db, transports, domain, drawing }: Delivery, message: Message, letter: Written): Promise<void> {
  const { subject, text, html = null, picture, head, to, sender, replyTo = null, stop = null } = letter;
  const { sendMail = unconfigured, sendSms = unconfigured } = transports;
  if (message.channel === 'sms') return sendSms(to, text);
  await sendMail({
    ...{ messageId: `<${message.randomId}@${domain}>`, to, sender, replyTo, stop, subject, text, html },
    picture: picture ? await (isUploaded(picture) ? uploadedPicture(db, picture) : drawing(picture)) : null,
    head: head ? await uploadedPicture(db, head) : null,
  });
}

/** Queued while there was a way, or by an instance that has one. */
async function unconfigured(): Promise<never> {
  throw new Undelivered('This instance has no way to send it.', { code: 'unconfigured' });
}

/** Where what became of a try is kept and told. */
export type Kept = Pick<Delivery, 'db' | 'letters' | 'clock' | 'told'>;

/** The attempt and what became of the message, together. */
export async function endTry(delivery: Kept, message: Message, ending: Ending): Promise<void> {
  const { db, letters, clock, told } = delivery;
  const { outcome, detail, address, code, error } = ending;
  const at = clock();
  const said = detail.slice(0, 500) || null;
  const { id: messageId, letter, channel, memberId } = message;
  const tries = await transaction(db, async (tx) => {
    const { rows } = await sql<{ attempts: number }>`
      update messages set attempts = attempts + 1, state = ${stateAfter[outcome]}, ended_at = ${outcome === 'failed' ? null : at}, last_error = ${said},
        address = ${address ?? null}, in_hand_until = null
      where id = ${messageId} and state = 'promised' returning attempts`.execute(tx);
    if (!rows[0]) return undefined;
    const { attempts: attempt } = rows[0];
    const asKept = outcome === 'stopped' ? 'refused' : outcome;
    await tx
      .insertInto('message_attempts')
      .values({ message_id: messageId, attempt, at, outcome: asKept, detail: said, code: code ?? null })
      .execute();
    if (outcome === 'sent' || outcome === 'stopped') await forgetWords(tx, [messageId]);
    if (outcome === 'sent' && memberId !== null && channel !== 'push') await letters.get(letter)?.sent?.(tx, memberId);
    return attempt;
  });
  if (tries === undefined) return;
  const fault = error === undefined || error instanceof Undelivered ? {} : { fault: error };
  told({ messageId, letter, channel, tries, outcome, ...(code === undefined ? {} : { code }), ...fault });
}

/** Of messages that are not sent any more. */
export async function forgetWords(tx: Tx, messageIds: readonly number[]): Promise<void> {
  await sql`delete from carried_words where message_id = any(${messageIds}::bigint[])`.execute(tx);
}

/** After its last try: a message waits for an operator. */
export async function getStuck({ db, clock, told }: Kept, messageId: number, queuedAt?: string): Promise<void> {
  const { rows } = await sql<{ letter: string; channel: Channel; tries: number }>`
    update messages m set state = 'stuck', ended_at = ${clock()}
    where m.id = ${messageId} and m.state = 'promised' and ${isOfJob(queuedAt)} and not ${isInHand}
    returning letter, channel, attempts as tries`.execute(db);
  for (const row of rows) told({ messageId, ...row, outcome: 'givenUp' });
}
