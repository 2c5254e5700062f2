import { browserSecret, cookie, cookiePrefix } from '#http/cookies';
import { signOnSeconds } from './in-progress.ts';

const browserSeconds = 400 * 86_400;
/** Sign-ons that a browser may have in progress; more would swell every request. */
const signOnsMax = 10;

/**
 * The cookies of sign-on: one per sign-on in progress, so that two tabs do not disturb each other; one that names the browser,
 * so that signing off ends all of its tokens; and one, set by signing off, that makes the next sign-on ask who it is instead
 * of bringing the same person straight back.
 */
export function sessionCookies(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  const prefix = cookiePrefix(publicUrl);
  const [signOnPrefix, browserName, askAgainName] = [`${prefix}sso_`, `${prefix}browser`, `${prefix}ask`];
  const signOns = (cookies: Cookies) =>
    Object.entries(cookies)
      .filter(([name]) => name.startsWith(signOnPrefix))
      .map(([name, secret]) => ({ name: name.slice(signOnPrefix.length), secret }));
  return {
    signOn: (name: string, value: string) => cookie(signOnPrefix + name, value, { maxAge: signOnSeconds, secure }),
    endSignOn: (name: string) => cookie(signOnPrefix + name, '', { maxAge: 0, secure }),
    browser: (value: string) => cookie(browserName, value, { maxAge: browserSeconds, secure }),
    askAgain: () => cookie(askAgainName, '1', { maxAge: browserSeconds, secure }),
    doNotAsk: () => cookie(askAgainName, '', { maxAge: 0, secure }),

    /** The sign-ons that this browser began, or has a code of. */
    signOnsOf: (cookies: Cookies) => signOns(cookies).slice(0, 2 * signOnsMax),
    /** The names of the first ones where there are too many: browsers send the oldest first. */
    tooMany: (cookies: Cookies) =>
      signOns(cookies)
        .slice(0, -signOnsMax + 1)
        .map(({ name }) => name),
    browserOf: (cookies: Cookies) => browserSecret(cookies, publicUrl),
    mustAsk: (cookies: Cookies) => askAgainName in cookies,
  };
}

type Cookies = Record<string, string>;
