import * as oidc from 'openid-client';
import { awayBehind, ProviderAway } from './provider-away.ts';

export type Doubt = 'denied' | 'settings' | 'unconfirmed' | 'userinfo';

/** What a provider says of an error, in its own words. */
interface Told {
  error?: string | undefined;
  error_description?: string | undefined;
}

/** The provider answered, and nobody is signed on by it. The message is for operators, and holds nothing of a person but what the provider put there. */
export class NotConfirmed extends Error {
  override name = 'NotConfirmed';
  readonly reason: Doubt;
  readonly told: Told;

  constructor(reason: Doubt, { words, told = {}, cause }: { words: string; told?: Told; cause: unknown }) {
    super(words, { cause });
    this.reason = reason;
    this.told = told;
  }
}

const passing = ['server_error', 'temporarily_unavailable'];
/** What a provider says when it does not take the portal as it is set up, whoever signs on. */
const ofSettings = [
  'invalid_client',
  'unauthorized_client',
  'invalid_request',
  'invalid_scope',
  'unsupported_grant_type',
  'unsupported_response_type',
  'invalid_redirect_uri',
];

/** Whatever the package of the protocol throws, as one of the two things that can be. */
export async function notConfirmed(
  error: unknown,
  step: 'exchange' | 'userinfo',
): Promise<ProviderAway | NotConfirmed> {
  const away = awayBehind(error);
  if (away) return away;
  const told = await toldBy(error);
  const words = wordsOf(error);
  if (step === 'userinfo') return new NotConfirmed('userinfo', { words, told, cause: error });
  const isOfAddress = error instanceof oidc.AuthorizationResponseError;
  if (told.error !== undefined && passing.includes(told.error))
    return new ProviderAway(isOfAddress ? 'authorization' : 'token', `Answered ${told.error}`, error);
  if (told.error !== undefined && ofSettings.includes(told.error))
    return new NotConfirmed('settings', { words, told, cause: error });
  return new NotConfirmed(isOfAddress ? 'denied' : 'unconfirmed', { words, told, cause: error });
}

async function toldBy(error: unknown): Promise<Told> {
  if (error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError)
    return { error: error.error, error_description: error.error_description };
  if (!(error instanceof oidc.WWWAuthenticateChallengeError)) return {};
  // The challenge comes before the body that says the same in words.
  const body = (await error.response.json().catch(() => ({}))) as Record<string, unknown>;
  const { parameters } = error.cause[0] ?? {};
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const otherwise = error.status === 401 ? 'invalid_client' : undefined;
  return {
    error: text(body.error) ?? parameters?.error ?? otherwise,
    error_description: text(body.error_description) ?? parameters?.error_description,
  };
}

/** The sentences of an error and of what is behind it. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message !== error.message
    ? `${error.message}: ${cause.message}`
    : error.message;
}
