import { calls } from '@laurel/contract';
import { signedOff } from '@laurel/contract/words';
import { home } from '#home/home';
import { redirect, verb } from '#http/call-context';
import { nothingKept } from '#kept/keeper';
import { beginSignOn } from './begin.ts';
import type { SessionDeps } from './deps.ts';
import { exchangeCode } from './exchange.ts';
import { finishSignOn } from './finish.ts';
import { signOff } from './sign-off.ts';

export const sessionCalls = (deps: SessionDeps) => [
  redirect(calls.session.idplogin, (_db, asked) => beginSignOn(asked, deps)),
  redirect(calls.session.ssocallback, (db, asked) => finishSignOn(db, asked, deps)),
  verb(calls.session.authsso, async (tx, asked) => {
    const { token, member, returnTo } = await exchangeCode(tx, asked, deps);
    return { token, returnTo, ...(await home(tx, { actor: member, now: asked.now, kept: nothingKept })) };
  }),
  verb(calls.session.logout, async (tx, asked) => {
    await signOff(tx, asked, deps);
    return { message: signedOff };
  }),
];
