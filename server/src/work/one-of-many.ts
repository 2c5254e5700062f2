import { createHash } from 'node:crypto';
import { missingIn } from '@laurel/contract/call-rows';
import type { Db } from '#db/pool';
import { transaction } from '#db/transaction';
import { type Actor, askerId } from '#directory/actor';
import { refuseMissing } from '#directory/features';
import { answerOnce } from '#http/answer-once';
import type { Mounted, Visit } from '#http/call-context';
import { answeredBefore, bodyHash, type IdempotencyKey, storeAnswer, takeKey } from '#http/idempotency';
import { mustBeAllowed, mustHaveContact } from '#http/mount';
import { outputOf, parseInput } from '#http/parse';
import { companyNow } from '#languages/reader';
import { speakingTo } from '#languages/speaking';
import { countUse } from '#limits/rate-limits';

export interface OneOfMany {
  /** The input of its call. */
  wish: object;
  by: Actor;
  now: Date;
  visit: Visit;
  /** Of the press that brought all of them. */
  key: IdempotencyKey | null;
}

/**
 * Answers a call as if its caller had made it by itself: who may, what it is of, its schema, its share, its transaction and its key
 * are its own. For a call that makes others, and knows no rule of them.
 */
export function oneOfMany(rateLimited: boolean) {
  return async (db: Db, one: Mounted, { wish, by, now, visit, key }: OneOfMany): Promise<unknown> => {
    const { call } = one;
    mustBeAllowed(call, by);
    mustHaveContact(call, by);
    const missing = missingIn(call, by);
    if (missing) refuseMissing(missing);
    const input = parseInput(call, wish);
    const at = key && keyOfOne(key, call.path, input);
    if (at && one.kind === 'act') {
      const before = await answeredBefore(db, at, now);
      if (before) return before.answer;
    }
    if (call.limit && rateLimited) await countUse(db, call.limit, `member:${askerId(by)}`, now);
    const asked = { input, actor: by, caller: by, now, visit };
    if (one.kind === 'verb') return (await answerOnce(db, one, { asked, at, reader: readerNow() })).answer;
    const answer = outputOf(one, await one.run(db, { ...asked, file: undefined, query: {}, key: null }));
    // It has a transaction of its own. Where this one is never reached, the call itself refuses to be done twice.
    if (at)
      await transaction(db, async (tx) => {
        if (!(await takeKey(tx, at, now))) await storeAnswer(tx, { ...at, answer });
      });
    return answer;
  };
}

/** What one of them was asked with is a part of its key: the key has a most. */
function keyOfOne(key: IdempotencyKey, route: string, input: unknown): IdempotencyKey {
  const hash = bodyHash(input);
  const name = createHash('sha256')
    .update(`${key.key} ${hash.toString('hex')}`)
    .digest('base64url');
  return { scope: key.scope, route, key: name, bodyHash: hash };
}

function readerNow() {
  return speakingTo.getStore() ?? { ...companyNow(), locale: 'en' };
}
