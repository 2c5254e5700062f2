import type { idplogin } from '@laurel/contract/calls/session/idplogin';
import { say } from '@laurel/contract/say';
import type { Db } from '#db/pool';
import { refuse } from '#errors/refuse';
import type { Asked } from '#http/call-context';
import { newSecret, secretHash } from '#secrets/secrets';
import { awayPage } from './away.ts';
import { sessionCookies } from './cookies.ts';
import type { SessionDeps } from './deps.ts';
import { sealedSignOn } from './in-progress.ts';
import { localAddress } from './rules.ts';
import { wasEndedElsewhere } from './sessions.ts';
import * as texts from './texts.ts';

/** Sends the browser to the identity provider, and lets it keep what its answer must carry. */
export async function beginSignOn(db: Db, asked: Asked<typeof idplogin>, deps: SessionDeps): Promise<string> {
  const { provider, publicUrl } = deps;
  if (asked.visit.host !== new URL(publicUrl).host) return publicUrl + localPath(asked.visit.url);
  if (!provider) refuse('unavailable', say(texts.notConfigured));
  const cookies = sessionCookies(publicUrl);
  const { returnTo: wanted, RelayState, login_hint: loginHint } = asked.input;
  const returnTo = localAddress(wanted ?? RelayState, publicUrl);
  const { checks, name, value } = sealedSignOn(provider.sealKey, { returnTo, now: asked.now });
  const browser = cookies.browserOf(asked.visit.cookies);
  const mustAsk =
    cookies.mustAsk(asked.visit.cookies) ||
    (browser !== undefined && (await wasEndedElsewhere(db, secretHash(browser))));
  const address = await provider
    .addressFor(checks, {
      ...(loginHint ? { loginHint } : {}),
      ...(mustAsk ? { prompt: 'login' } : {}),
    })
    .catch((error: unknown) => awayPage(error, { visit: asked.visit, watch: provider.watch, returnTo }));
  asked.visit.setCookie(cookies.signOn(name, value));
  for (const old of cookies.tooMany(asked.visit.cookies)) asked.visit.setCookie(cookies.endSignOn(old));
  if (browser === undefined) asked.visit.setCookie(cookies.browser(newSecret()));
  return address;
}

/** The path and query of this very call: a host may not be smuggled in by it. */
function localPath(url: string): string {
  return url.startsWith('/sso/') ? url : '/sso/idplogin';
}
