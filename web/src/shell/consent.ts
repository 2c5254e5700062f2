import { keptInBrowser } from '#lib/kept.ts';
import { createStore } from '#lib/store.ts';

/** Cookie preferences, stored as one object with these three flags. */
export interface Consent {
  mandatory: boolean;
  functional: boolean;
  third: boolean;
}

const storageKey = 'laurel.consent';

/** Null until the member chose. */
export const consent = createStore<Consent | null>(readConsent(keptInBrowser.read(storageKey)));

/** The banner stands open; the footer opens it again later. */
export const consentAsked = createStore(consent.get() === null);

export function keepConsent(chosen: Consent) {
  keptInBrowser.write(storageKey, JSON.stringify(chosen));
  consent.set(chosen);
  consentAsked.set(false);
}

/** Rubbish in the storage counts as never asked. */
export function readConsent(stored: string | null): Consent | null {
  try {
    const value = JSON.parse(stored ?? 'null') as Partial<Consent> | null;
    if (typeof value?.functional !== 'boolean' || typeof value.third !== 'boolean') return null;
    return { mandatory: true, functional: value.functional, third: value.third };
  } catch {
    return null;
  }
}
