import { calls } from '@laurel/contract';
import { say } from '@laurel/contract/say';
import { transaction } from '#db/transaction';
import { act, verb } from '#http/call-context';
import * as texts from './texts.ts';
import { beginViewing, endViewing } from './view.ts';

const { beginviewing, endviewing } = calls.viewing;

export const viewingCalls = () => [
  verb(beginviewing, (tx, { actor, now, input, visit }) =>
    beginViewing(tx, { by: actor, now, sessionHash: visit.tokenHash as Buffer }, input),
  ),
  // Whoever is looked as is nobody who does it.
  act(endviewing, async (db, { actor, now }) => {
    const { viewer } = actor;
    if (viewer) await transaction(db, (tx) => endViewing(tx, { actor, viewer, now }), { repeatable: true });
    return { message: say(texts.ended) };
  }),
];
