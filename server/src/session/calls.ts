import { calls } from '@laurel/contract';
import type { Call } from '@laurel/contract/call';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { home } from '#home/home';
import { type Asked, act, query, redirect, verb } from '#http/call-context';
import { nothingKept } from '#kept/keeper';
import { beginSignOn } from './begin.ts';
import type { SessionDeps } from './deps.ts';
import { exchangeCode } from './exchange.ts';
import { finishSignOn } from './finish.ts';
import { endAtProvider } from './provider-logout.ts';
import { endOtherSessions, endSession, sessionsOf } from './sessions.ts';
import { signOff } from './sign-off.ts';

export const sessionCalls = (deps: SessionDeps) => [
  redirect(calls.session.idplogin, (db, asked) => beginSignOn(db, asked, deps)),
  redirect(calls.session.ssocallback, (db, asked) => finishSignOn(db, asked, deps)),
  verb(calls.session.authsso, async (tx, asked) => {
    const { token, member, returnTo } = await exchangeCode(tx, asked, deps);
    const { recheckSeconds } = deps;
    const recheck = recheckSeconds === undefined ? {} : { recheckSeconds };
    return { token, returnTo, ...recheck, ...(await home(tx, { actor: member, now: asked.now, kept: nothingKept })) };
  }),
  act(calls.session.logout, async (db, asked) => ({
    message: say(said.signedOff),
    signOffAt: await signOff(db, asked, deps),
  })),
  act(calls.session.backchannellogout, async (db, asked) => {
    await endAtProvider(db, asked, deps);
    return {};
  }),
  query(calls.session.mysessions, (tx, asked) => sessionsOf(tx, whoseOf(asked))),
  verb(calls.session.endsession, async (tx, asked) => {
    await endSession(tx, whoseOf(asked), asked.input.sessionId);
    return { message: say(said.signedOffThere) };
  }),
  verb(calls.session.endothersessions, async (tx, asked) => {
    await endOtherSessions(tx, whoseOf(asked));
    return { message: say(said.signedOffElsewhere) };
  }),
];

function whoseOf({ actor, visit, now }: Pick<Asked<Call>, 'actor' | 'visit' | 'now'>) {
  return { memberId: actor.id, tokenHash: visit.tokenHash, now };
}
