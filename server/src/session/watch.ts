import { Counter, type Registry } from 'prom-client';
import type { Visit } from '#http/call-context';
import { ProviderAway } from '#identity/provider-away';
import { NotConfirmed } from '#identity/provider-refusal';
import type { Failure } from './failures.ts';

const wordsMax = 200;
const claimsMax = 50;

type Reason = Failure | 'away';

/** Sees how sign-ons end: what an operator needs to find out why, and never what was said of a person. */
export interface SignOnWatch {
  /** `behind` is what was thrown, where something was; `claims` are the names of those that came. */
  refused(
    visit: Pick<Visit, 'log'>,
    reason: Reason,
    why?: { behind?: unknown; claims?: readonly string[] | undefined },
  ): void;
  succeeded(): void;
  /** The provider told of a logout, which ended so many tokens. */
  loggedOut(visit: Pick<Visit, 'log'>, tokens: number): void;
  logoutRefused(visit: Pick<Visit, 'log'>, behind: unknown): void;
}

export function signOnWatch(registry: Registry): SignOnWatch {
  const registers = [registry];
  const refusals = new Counter({
    name: 'laurel_sign_on_refusals_total',
    help: 'Sign-ons that came to nothing.',
    labelNames: ['reason'],
    registers,
  });
  const successes = new Counter({
    name: 'laurel_sign_ons_total',
    help: 'Sign-ons of members whom the identity provider confirmed.',
    registers,
  });
  const logouts = new Counter({
    name: 'laurel_provider_logouts_total',
    help: 'Logouts of which the identity provider told.',
    labelNames: ['outcome'],
    registers,
  });
  return {
    refused({ log }, reason, { behind, claims } = {}) {
      refusals.inc({ reason });
      const names = claims?.slice(0, claimsMax).map((name) => shortened(name));
      log.warn({ reason, ...toldBy(behind), ...(names ? { claims: names } : {}) }, 'sign-on refused');
    },
    succeeded: () => successes.inc(),
    loggedOut({ log }, tokens) {
      logouts.inc({ outcome: 'done' });
      log.info({ tokens }, 'signed off at the provider');
    },
    logoutRefused({ log }, behind) {
      logouts.inc({ outcome: behind instanceof ProviderAway ? 'away' : 'refused' });
      const detail = behind instanceof Error ? { detail: shortened(behind.message) } : {};
      log.warn({ ...detail, ...toldBy(behind) }, 'logout of the provider refused');
    },
  };
}

function toldBy(behind: unknown): Record<string, string> {
  if (behind instanceof ProviderAway) return { at: behind.where, detail: shortened(behind.message) };
  if (!(behind instanceof NotConfirmed)) return {};
  const { error, error_description: description } = behind.told;
  return {
    detail: shortened(behind.message),
    ...(error === undefined ? {} : { error: shortened(error) }),
    ...(description === undefined ? {} : { errorDescription: shortened(description) }),
  };
}

function shortened(words: string): string {
  return words.length > wordsMax ? `${words.slice(0, wordsMax)}…` : words;
}
