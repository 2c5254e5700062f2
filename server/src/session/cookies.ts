import { cookie } from '#http/cookies';

/** One cookie per sign-on in progress, so that two tabs do not disturb each other. */
const signOnCookiePrefix = 'laurel_sso_';
/** Names the browser, so that signing off ends all of its tokens. */
export const browserCookie = 'laurel_browser';
/** Set by signing off: the next sign-on asks who it is, instead of bringing the same person straight back. */
export const askAgainCookie = 'laurel_ask';

const signOnSeconds = 10 * 60;
const browserSeconds = 400 * 86_400;

export function sessionCookies(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  return {
    signOn: (name: string, value: string) =>
      cookie(signOnCookiePrefix + name, value, { maxAge: signOnSeconds, secure }),
    endSignOn: (name: string) => cookie(signOnCookiePrefix + name, '', { maxAge: 0, secure }),
    browser: (value: string) => cookie(browserCookie, value, { maxAge: browserSeconds, secure }),
    askAgain: () => cookie(askAgainCookie, '1', { maxAge: browserSeconds, secure }),
    doNotAsk: () => cookie(askAgainCookie, '', { maxAge: 0, secure }),
  };
}

/** The secrets of the sign-ons that this browser began. */
export function signOnSecrets(cookies: Record<string, string>): { name: string; secret: string }[] {
  return Object.entries(cookies)
    .filter(([name]) => name.startsWith(signOnCookiePrefix))
    .slice(0, 20)
    .map(([name, secret]) => ({ name: name.slice(signOnCookiePrefix.length), secret }));
}
