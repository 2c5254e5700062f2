import { createHash } from 'node:crypto';
import type { NoticeKind } from '@laurel/contract/rules/notice-kinds';
import { sql } from 'kysely';
import { type Ending, endTry, type Kept } from '#outbox/deliver';
import { hearingOf, postpone } from '#outbox/hearing';
import { keepInHand, takeInHand } from '#outbox/in-hand';
import { type LetterSources, type Message, messages } from '#outbox/letter';
import { kindOf } from '#outbox/notice';
import { chosenNoPush, nobodyToWriteTo, readMeanwhile, tooLate } from '#outbox/reason';
import { Undelivered } from '#outbox/transports';
import { type Device, devicesToTell, forgetGone, hasReached, noteTold } from './devices.ts';
import { type KeySources, ownKeys } from './own-keys.ts';
import { waitOutQuiet } from './quiet.ts';
import type { Answered, NotTold, Pushed, Send } from './send.ts';
import { plainOf, pushWords } from './words.ts';

/** The way to push services, and by which keys they know the portal. */
export interface PushWay {
  send: Send;
  keys: KeySources;
}

export interface PushDelivery extends LetterSources, Kept {
  push: PushWay;
}

type ToMember = Message & { memberId: number };

/**
 * Tells the devices of its reader what one promised message says, as its job of `queuedAt`. What some of them could not be told for now is
 * thrown, and tried again with those. A crash between a push service's answer and our note of it shows the same notice in its own place
 * once more; nothing else does.
 */
export async function deliverPush(delivery: PushDelivery, messageId: number, queuedAt?: string): Promise<void> {
  const { db, letters, clock } = delivery;
  if (!(await takeInHand(db, messageId, queuedAt))) return;
  const [message] = await messages(db, sql`m.id = ${messageId}`);
  if (!message) return;
  const letGo = keepInHand(db, messageId);
  try {
    const { memberId } = message;
    const letter = letters.get(message.letter);
    const kind = letter && kindOf(letter);
    const now = clock();
    const hearing = kind && memberId !== null ? await hearingOf(db, { memberId, kind, now }) : undefined;
    if (!kind || memberId === null || !hearing) return await endTry(delivery, message, stopped(nobodyToWriteTo));
    if (!hearing.pushes) return await endTry(delivery, message, stopped(chosenNoPush));
    if (hearing.quietEnds) return await waitOutQuiet(db, { messageId, memberId, now, until: hearing.quietEnds });
    const { retryAfterMs, ...ending } = await tryOnce(delivery, { ...message, memberId }, kind);
    await endTry(delivery, message, ending);
    if (ending.outcome !== 'failed') return;
    if (retryAfterMs === undefined) throw ending.error;
    await postpone(db, messageId, new Date(now.getTime() + retryAfterMs));
  } finally {
    letGo();
  }
}

const stopped = (detail: string): Ending => ({ outcome: 'stopped', detail });

/** When nobody needs to be told any more. */
const tooLateMs = 48 * 3_600_000;

async function tryOnce(
  delivery: PushDelivery,
  message: ToMember,
  kind: NoticeKind,
): Promise<Ending & { retryAfterMs?: number }> {
  try {
    const { db, push, clock } = delivery;
    const keys = await ownKeys(db, push.keys);
    const devices = await devicesToTell(db, {
      messageId: message.id,
      memberId: message.memberId,
      happenedAt: message.createdAt,
    });
    if (!keys || devices.length === 0) return endingOf([], { isOld: false, wasTold: await hasReached(db, message.id) });
    const words = await pushWords(delivery, message);
    if (!words) return stopped(readMeanwhile);
    const what = { plain: plainOf(words), seconds: keptSeconds, urgency: urgencyOf(kind) };
    const answers = await Promise.all(
      devices.map(async (device) => {
        const topic = createHash('sha256').update(`${words.tag} ${device.endpoint}`).digest('base64url').slice(0, 32);
        const answered = await push.send(keys, device, { ...what, topic });
        await noteAnswer(delivery, { device, answered, messageId: message.id });
        return answered;
      }),
    );
    const isOld = clock().getTime() - message.createdAt.getTime() > tooLateMs;
    return endingOf(answers, { isOld, wasTold: await hasReached(db, message.id) });
  } catch (error) {
    return { outcome: 'failed', detail: error instanceof Error ? error.message : String(error), code: 'fault', error };
  }
}

/** A push service keeps it for a browser that is away for a day. */
const keptSeconds = 86_400;
/** What keeps others waiting, or is said to somebody, may wake a sleeping telephone. */
const urgencyOf = (kind: NoticeKind): Pushed['urgency'] =>
  ['card', 'decision', 'toDo', 'delegate', 'account'].includes(kind) ? 'normal' : 'low';

async function noteAnswer(
  { db, clock }: PushDelivery,
  { device, answered, messageId }: { device: Device; answered: Answered; messageId: number },
): Promise<void> {
  if (answered.outcome === 'told') await noteTold(db, { deviceId: device.id, messageId, now: clock() });
  if (answered.outcome === 'gone') await forgetGone(db, device);
}

/** Of all devices: what can be tried again is, before what is refused for good is told. */
function endingOf(
  answers: readonly Answered[],
  { isOld, wasTold }: { isOld: boolean; wasTold: boolean },
): Ending & { retryAfterMs?: number } {
  const failed = answers.filter((one): one is NotTold => 'code' in one);
  const later = failed.find(({ outcome }) => outcome === 'later');
  const refused = failed.find(({ outcome }) => outcome === 'refused');
  if (later && !isOld) {
    const waits = failed.flatMap(({ retryAfterMs }) => retryAfterMs ?? []);
    const error = new Undelivered(later.detail, { code: later.code });
    return {
      ...{ outcome: 'failed', detail: later.detail, code: later.code, error },
      ...(waits.length > 0 && { retryAfterMs: Math.max(...waits) }),
    };
  }
  const ended = refused ?? later;
  if (ended) {
    const code = refused ? ended.code : tooLate;
    return {
      outcome: 'refused',
      detail: ended.detail,
      code,
      error: new Undelivered(ended.detail, { code, isForGood: true }),
    };
  }
  return wasTold ? { outcome: 'sent', detail: '' } : stopped(nobodyToWriteTo);
}
