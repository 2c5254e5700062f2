import { keptInTab } from '#lib/kept.ts';

const storageKey = 'laurel.recheck';

/** Of a session's time so much has passed: who stays on one page has the rest of it to finish there. */
const dueAfter = 0.75;

/** The identity provider is asked again about this session before it ends; undefined where it is not. */
export function keepRecheck(seconds: number | undefined, now: number) {
  keptInTab.write(storageKey, seconds === undefined ? null : String(now + seconds * 1000 * dueAfter));
}

/** Whether it is time to sign on again, silently, on the way to the next page. */
export function isRecheckDue(now: number): boolean {
  const at = keptInTab.read(storageKey);
  return at !== null && now >= Number(at);
}
