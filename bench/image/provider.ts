import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { askWhenHintDiffers } from '#server/identity/demo-provider';
import { Provider } from '#server/identity/provider-package';

/** A company's provider that signs on whoever the portal's `login_hint` names, by their e-mail address. */
export async function hintProvider(port: number, redirectUri: string) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const issuer = `http://127.0.0.1:${port}`;
  const client = { client_id: 'laurel', client_secret: randomBytes(32).toString('hex'), redirect_uris: [redirectUri] };
  const provider = new Provider(issuer, {
    clients: [client],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', kid: 'first' }] as never },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    ttl: { Session: 3600, Interaction: 600, Grant: 3600, AccessToken: 600, AuthorizationCode: 60, IdToken: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: askWhenHintDiffers(async (email) => email), url: (_context, { uid }) => `/choose/${uid}` },
    findAccount: (_context, email) => ({
      accountId: email,
      claims: async () => ({ sub: email, email, email_verified: true }),
    }),
    async loadExistingGrant({ oidc: { session, provider: its } }) {
      const grant = new its.Grant({ clientId: client.client_id, accountId: session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  const server = createServer(async (request, response) => {
    if (!request.url?.startsWith('/choose/')) return answer(request, response);
    const { params } = await provider.interactionDetails(request, response);
    const result = { login: { accountId: String(params.login_hint) } };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    issuer,
    clientId: client.client_id,
    secret: client.client_secret,
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
