/** What of a provider is asked. */
export type Endpoint = 'discovery' | 'authorization' | 'token' | 'keys' | 'userinfo';

/** The provider does not answer, or not as one: nobody's fault who signs on, and worth another try. Its words are for operators. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
  readonly where: Endpoint;

  constructor(where: Endpoint, words: string, cause?: unknown) {
    super(words, { cause });
    this.where = where;
  }
}

/** The provider that is away behind an error of the protocol's package, which wraps what the way to the provider throws. */
export function awayBehind(error: unknown): ProviderAway | undefined {
  for (let each = error; each instanceof Error; each = each.cause) if (each instanceof ProviderAway) return each;
  return undefined;
}
