import { isDeepStrictEqual } from 'node:util';
import { mayUse } from '@laurel/contract/access';
import type { Call } from '@laurel/contract/call';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { inOrder } from '#db/in-order';
import type { Db } from '#db/pool';
import { type Tx, transaction, withCommit } from '#db/transaction';
import { type Actor, lockActor } from '#directory/actor';
import { Refusal } from '#errors/refuse';
import { speakTo } from '#languages/reader';
import type { SpokenTo } from '#languages/speaking';
import * as usual from '#texts/texts';
import type { Mounted } from './call-context.ts';
import { type IdempotencyKey, storeAnswer, takeKey } from './idempotency.ts';
import { outputOf } from './parse.ts';

/** A verb that somebody asks for. */
export interface Deed {
  asked: { caller: Actor | null; now: Date };
  /** Null where the caller sent no key. */
  at: IdempotencyKey | null;
  /** Several that are done together speak to different people. */
  reader: SpokenTo;
}

export interface Answered {
  answer: unknown;
  /** Whether it was done before, under the same key. */
  isRepeated: boolean;
}

/** Runs a verb in one transaction with its idempotency key: the answer is stored with the effect, and given again to the same request. */
export async function answerOnce(db: Db, one: Mounted, { asked, at, reader }: Deed): Promise<Answered> {
  let { caller } = asked;
  // loop: again only when the caller's rights or profile changed between the request's arrival and its transaction
  for (;;) {
    const deed = { asked: { ...asked, caller }, at, reader };
    const done = await transaction(db, (tx) => attempt(tx, one, deed), { repeatable: at !== null }).catch(
      (reason: unknown) => {
        if (reason instanceof Before) return { answer: reason.answer, isRepeated: true };
        if (reason instanceof Changed) return reason;
        throw reason;
      },
    );
    if (!(done instanceof Changed)) return done;
    caller = done.actor;
  }
}

/**
 * The key, the caller's row and what the verb asks first are asked together. So the verb begins with what was known when the request
 * came, and what it did is thrown away where that no longer holds.
 */
export function attempt(tx: Tx, one: Mounted, deed: Deed): Promise<Answered> {
  return speakTo(deed.reader, () => done(tx, one, deed));
}

async function done(tx: Tx, one: Mounted, { asked, at }: Deed): Promise<Answered> {
  const { caller, now } = asked;
  const [, , output] = await inOrder(
    tx,
    async () => {
      const before = at && (await takeKey(tx, at, now));
      if (before) throw new Before(before.answer);
    },
    async () => {
      if (!caller) return;
      const actor = await lockActor(tx, { id: caller.id, changes: one.changesCaller ?? false, now });
      if (!actor) throw new Refusal('signedOut', say(usual.signOn));
      if (!isStillAllowed(caller, actor, one.call)) throw new Changed(actor);
    },
    () => one.run(tx, { ...asked, actor: caller }),
  );
  const answer = outputOf(one, output);
  if (at) withCommit(tx, () => storeAnswer(tx, { ...at, answer }));
  return { answer, isRepeated: false };
}

/** Whether the caller is still what they were when the request came; refuses who may not make the call any more. */
function isStillAllowed(caller: Actor, actor: Actor, call: Call): boolean {
  if (!mayUse(call, actor)) throw new Refusal('forbidden', say(said.authorisedOnly));
  return Object.entries(actor).every(([name, value]) => isDeepStrictEqual(value, caller[name as keyof Actor]));
}

/** Ends a transaction that found its request done before. */
class Before extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('The same request was done before.');
    this.answer = answer;
  }
}

/** Ends a transaction that began with what its caller no longer is. */
class Changed extends Error {
  readonly actor: Actor;

  constructor(actor: Actor) {
    super('The caller has changed.');
    this.actor = actor;
  }
}
