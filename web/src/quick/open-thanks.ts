import { isAlone } from '#lib/keys.ts';
import { createStore } from '#lib/store.ts';
import { opened } from './opened.ts';

/** Whom the composer is opened for; undefined for nobody yet. */
export const thanksFor = createStore<string | undefined>(undefined);
/** Whether it can be opened: its code has come, and nobody looks at somebody else's portal. */
export const canThank = createStore(false);

/** Opens the composer. Answers whether it can be: else a link leads to the screen that it names. */
export function openThanks(memberId?: string): boolean {
  if (!canThank.get()) return false;
  thanksFor.set(memberId);
  opened.set('thanks');
  return true;
}

/** As `openThanks`, from what closes itself for it: once that has led the focus back, so that the composer leads there too. */
export function openThanksNext(memberId?: string): boolean {
  if (!canThank.get()) return false;
  requestAnimationFrame(() => requestAnimationFrame(() => void openThanks(memberId)));
  return true;
}

/** For a link that leads to a screen for the same: a plain click opens the composer instead. */
export function thanksInstead(memberId?: string) {
  return (event: Pick<MouseEvent, 'defaultPrevented' | 'preventDefault'> & Parameters<typeof isAlone>[0]) => {
    if (!event.defaultPrevented && isAlone(event) && openThanks(memberId)) event.preventDefault();
  };
}
