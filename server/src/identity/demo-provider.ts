import { generateKeyPairSync, randomBytes, type webcrypto } from 'node:crypto';
import type OidcProvider from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import type { OidcSettings } from '#config/oidc';
import type { Db } from '#db/pool';
import { demoPersonByLogin, demoPersonBySubject } from './demo-people.ts';
import { demoProviderPath } from './provider-addresses.ts';
import { interactionPolicy, Provider } from './provider-package.ts';
import { providerStore } from './provider-store.ts';

const demoClientId = 'laurel-portal';

export interface DemoSecrets {
  cookieKeys: string[];
  clientSecret: string;
  signingKey: webcrypto.JsonWebKey;
}

/** The demonstration's own OpenID provider: the real protocol, without asking for passwords. */
export async function demoProvider(
  db: Db,
  publicUrl: string,
): Promise<{ provider: OidcProvider; secrets: DemoSecrets }> {
  const secrets = await demoSecrets(db);
  const provider = new Provider(publicUrl + demoProviderPath, configuration(db, publicUrl, secrets));
  provider.proxy = publicUrl.startsWith('https:');
  return { provider, secrets };
}

/** What the portal is told of it, as of any other provider. */
export function demoProviderSettings(publicUrl: string, { clientSecret }: DemoSecrets): OidcSettings {
  return {
    issuer: publicUrl + demoProviderPath,
    clientId: demoClientId,
    auth: undefined,
    secret: clientSecret,
    key: undefined,
    scopes: 'openid email profile',
    employeeNumberClaim: 'employee_number',
    signOff: 'portal',
  };
}

function configuration(db: Db, publicUrl: string, secrets: DemoSecrets): Configuration {
  return {
    adapter: providerStore(db),
    clients: [
      {
        client_id: demoClientId,
        client_secret: secrets.clientSecret,
        redirect_uris: [`${publicUrl}/sso/callback`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: secrets.signingKey.alg as 'ES256',
      },
    ],
    jwks: { keys: [secrets.signingKey as never] },
    cookies: {
      keys: secrets.cookieKeys,
      names: { session: 'laurel_demo_session', interaction: 'laurel_demo_step', resume: 'laurel_demo_resume' },
    },
    claims: { openid: ['sub', 'employee_number'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: {
      policy: askWhenHintDiffers(async (hint) => (await demoPersonByLogin(db, hint))?.subject),
      url: (_ctx, interaction) => `${demoProviderPath}/choose/${interaction.uid}`,
    },
    findAccount: async (_ctx, subject) => {
      const person = await demoPersonBySubject(db, subject);
      return person && { accountId: subject, claims: async () => ({ sub: subject, ...person.claims }) };
    },
    // The portal is the only client and belongs to the same company: nobody is asked to consent.
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: demoClientId,
        accountId: ctx.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { Session: 12 * 3600, Interaction: 3600, Grant: 3600, AccessToken: 600, AuthorizationCode: 60, IdToken: 600 },
    renderError: async (ctx, out) => {
      ctx.type = 'text/plain';
      ctx.body = `The demonstration sign-on could not go on: ${out.error_description ?? out.error}`;
    },
  };
}

/** A login_hint always wins over an older session of another person. */
export function askWhenHintDiffers(subjectOf: (hint: string) => Promise<string | undefined>) {
  const policy = interactionPolicy.base();
  const login = policy.get('login');
  const { Check } = interactionPolicy;
  login?.checks.add(
    new Check('hint_differs', 'Another person is asked for.', 'login_required', async (ctx) => {
      const hint = ctx.oidc.params?.login_hint;
      const accountId = ctx.oidc.session?.accountId;
      if (typeof hint !== 'string' || !accountId || ctx.oidc.result?.login) return Check.NO_NEED_TO_PROMPT;
      return (await subjectOf(hint)) === accountId ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT;
    }),
  );
  return policy;
}

/** Made once and kept in the database, so that several instances and a restart sign with the same keys. */
async function demoSecrets(db: Db): Promise<DemoSecrets> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const fresh: DemoSecrets = {
    cookieKeys: [randomBytes(32).toString('base64url')],
    clientSecret: randomBytes(32).toString('base64url'),
    signingKey: {
      ...privateKey.export({ format: 'jwk' }),
      use: 'sig',
      alg: 'ES256',
      kid: randomBytes(8).toString('hex'),
    } as webcrypto.JsonWebKey,
  };
  await db
    .insertInto('own_secrets')
    .values({ name: 'demo-provider', value: JSON.stringify(fresh) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db
    .selectFrom('own_secrets')
    .select('value')
    .where('name', '=', 'demo-provider')
    .executeTakeFirstOrThrow();
  return kept.value as DemoSecrets;
}
