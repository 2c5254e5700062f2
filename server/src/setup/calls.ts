import { calls } from '@laurel/contract';
import { localeCookieOf } from '@laurel/contract/locale-cookie';
import { say } from '@laurel/contract/say';
import { setupLinkWrong } from '@laurel/contract/texts';
import type { Config } from '#config/config';
import { type Tx, transaction } from '#db/transaction';
import { type Actor, actorById } from '#directory/actor';
import { lookAtProvider } from '#doctor/provider';
import { refuse } from '#errors/refuse';
import { act, query, type Visit, verb } from '#http/call-context';
import { demoProviderPath } from '#identity/provider-addresses';
import { newSecret, secretHash } from '#secrets/secrets';
import { agentOf } from '#session/agent';
import { sessionCookies } from '#session/cookies';
import { issueToken } from '#session/tokens';
import { beginCompany } from './begin.ts';
import { usualCountries } from './countries.ts';
import { beginning, linkOf, lockBeginning, useLink } from './link.ts';
import { testMail } from './mail-test.ts';
import { setupOf } from './queries.ts';
import { correctNumber, finishSetup, markStep } from './steps.ts';
import * as texts from './texts.ts';

const { setupdoor, setupbegin, setupreturn, setupnow, setupmark, setupnumber, setupmail, setupprovider, setupfinish } =
  calls.setup;

export const setupCalls = (config: Config) => {
  const { isDemonstration, oidc, publicUrl, smtpUrl } = config;
  const issuer = oidc?.issuer ?? (isDemonstration ? publicUrl + demoProviderPath : '');
  const around = { hasMailServer: smtpUrl !== undefined, issuer };
  return [
    query(setupdoor, async (tx, { input: { secret }, now }) => {
      const { email, memberNumber } = await linkOf(tx, secret, now);
      const { isEmpty, returns } = await beginning(tx);
      if (!isEmpty && !returns) refuse('signOnFailed', say(setupLinkWrong));
      return {
        ...{ name: returns?.name ?? '', email: email ?? '', memberNumber: memberNumber ?? '' },
        countries: returns ? [] : await usualCountries(tx),
      };
    }),
    act(setupbegin, (db, { input, visit, now }) =>
      transaction(db, async (tx) => signOn(tx, await beginCompany(tx, input, now), { visit, now, config })),
    ),
    verb(setupreturn, async (tx, { input: { secret }, visit, now }) => {
      const { returns } = await lockBeginning(tx);
      await useLink(tx, secret, now);
      if (!returns) refuse('signOnFailed', say(setupLinkWrong));
      return signOn(tx, returns.id, { visit, now, config });
    }),
    query(setupnow, (tx, { actor, now }) => setupOf(tx, { actor, now, ...around })),
    verb(setupmark, async (tx, { actor, input, now }) => {
      await markStep(tx, { actor, now }, input);
      return { message: say(input.isSettled ? texts.isSettled : texts.isOpenAgain) };
    }),
    verb(setupnumber, async (tx, { actor, input, now }) => {
      await correctNumber(tx, { actor, now }, input.memberNumber);
      return { message: say(texts.numberCorrected) };
    }),
    verb(setupmail, async (tx, { actor, now }) => {
      await testMail(tx, { actor, now });
      return { message: say(texts.mailTested) };
    }),
    act(setupprovider, async () => ({ findings: await lookAtProvider(config) })),
    verb(setupfinish, async (tx, { actor, now }) => {
      await finishSetup(tx, { actor, now, ...around });
      return { message: say(texts.isFinished) };
    }),
  ];
};

/** A session for who came by the link, as single sign-on would make one. */
async function signOn(
  tx: Tx,
  memberId: number,
  { visit, now, config: { publicUrl } }: { visit: Visit; now: Date; config: Pick<Config, 'publicUrl'> },
): Promise<{ token: string; locale: string }> {
  const { locale } = (await actorById(tx, memberId, now)) as Actor;
  const cookies = sessionCookies(publicUrl);
  const known = cookies.browserOf(visit.cookies);
  const browser = known ?? newSecret();
  if (known === undefined) visit.setCookie(cookies.browser(browser));
  visit.setCookie(localeCookieOf(locale, { isHttps: publicUrl.startsWith('https:') }));
  return { token: await issueToken(tx, memberId, secretHash(browser), now, agentOf(visit.userAgent)), locale };
}
