import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Every way in which the portal moves the focus. Nobody else does; the files beside it go by it. */

export type Place = Element | null | undefined;
const inPlace: FocusOptions = { preventScroll: true };

/** Answers whether there was somewhere to go. */
export function focusOn(place: Place, options: FocusOptions = {}): boolean {
  if (!(place instanceof HTMLElement)) return false;
  place.focus(options);
  return true;
}

/** To a place that is in sight, or is brought there by itself. */
export function focusInPlace(place: Place): boolean {
  return focusOn(place, inPlace);
}

// as it is sent: selectors
const field = ':is(input, textarea, select)';
const wrong = `${field}[aria-invalid="true"], ${field}[data-error], [data-error] ${field}, button[data-error]`;

/** After a refused form: to its first field with an error. */
export function focusFirstError(form: HTMLElement) {
  requestAnimationFrame(() => focusOn(form.querySelector(wrong)));
}

/** To the news of what was done, which stands above the form. */
export function focusNews(news: RefObject<HTMLElement | null>) {
  requestAnimationFrame(() => {
    news.current?.scrollIntoView({ block: 'center' });
    focusInPlace(news.current);
  });
}

/** The way back to what has the focus now. */
export function wayBack(): () => boolean {
  const from = document.activeElement;
  return () => focusOn(from);
}

/**
 * For what is passed by, such as a message: when a change takes what has the focus in it away, the focus goes back to where it came
 * from, or else to the heading. Answers what is to hear the focus come in.
 */
export function useWayOut(changing: unknown) {
  const before = useRef<Place>(null);
  const isInside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change may take the focus
  useEffect(() => {
    if (!isInside.current || !isFocusLost()) return;
    isInside.current = false;
    const isThere = before.current?.isConnected && before.current !== document.body;
    focusInPlace(isThere ? before.current : pageHeading());
  }, [changing]);
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    isInside.current = true;
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
}

/** What had the focus has left the page, and took it with it. */
function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

/** Where what had it has left, to what has come. */
export function focusIfLost(place: Place) {
  if (isFocusLost()) focusInPlace(place);
}

/** For what takes the place of a part of the page, and gives it back: where that part had the focus, the heading has it. */
export function useFocusCaught() {
  useLayoutEffect(() => catchFocus(), []);
  useFocusLeft();
}

/** For what leaves the page: where it takes the focus with it, `beside` has it, or else the heading. */
export function useFocusLeft(beside?: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => () => queueMicrotask(() => catchFocus(beside?.current)), [beside]);
}

/** Whoever is in a dialog stays there. A heading may be about to come: then the page waits for it with the focus. */
function catchFocus(beside?: Place) {
  focusIfLost(beside);
  focusIfLost([...document.querySelectorAll('dialog')].at(-1));
  if (isFocusLost()) arriveAt(document.querySelector('main'));
}

/** On another page its heading gets the focus, or the news that stands above it. Within a page it does where the way there left with the focus. */
export function useFocusOnArrival(
  page: RefObject<HTMLElement | null>,
  { pathname, search }: Record<'pathname' | 'search', string>,
) {
  const before = useRef({ pathname, search });
  useEffect(() => {
    const from = before.current;
    before.current = { pathname, search };
    const isElsewhere = from.pathname !== pathname;
    const isLost = from.search !== search && (isFocusLost() || document.activeElement === page.current);
    return isElsewhere || isLost ? arriveAt(page.current) : undefined;
  }, [pathname, search, page]);
}

export function pageHeading(): Place {
  // as it is sent: a selector
  return document.querySelector('main h1');
}

/**
 * For a dialog that leaves the page with its closing: the focus goes back to what opened it, or else to what the page names,
 * or to the heading. Whoever has it already elsewhere is left alone.
 * `openerGoes`: what opened it is about to leave as well, and must not take the focus with it.
 */
export function useFocusBack(openerGoes = false, otherwise?: () => Place) {
  const [opener] = useState(() => document.activeElement);
  const goBack = useEffectEvent(() => {
    const isHere = document.activeElement === opener;
    if (!openerGoes && opener?.isConnected && opener !== document.body) focusOn(opener);
    else if ((isHere || isFocusLost()) && !focusOn(otherwise?.())) focusInPlace(pageHeading());
  });
  useEffect(() => () => void requestAnimationFrame(goBack), []);
}

/**
 * On a new page: to its heading, or to the news that stands above it. The heading may come with the first answer; who has
 * gone on meanwhile is left alone. Answers how to stop waiting for it.
 */
export function arriveAt(page: HTMLElement | null): (() => void) | undefined {
  const focusHeading = () => focusInPlace(page?.querySelector('[data-arrival], h1'));
  if (!page || focusHeading()) return undefined;
  focusInPlace(page);
  const arrival = new MutationObserver(() => {
    if (document.activeElement !== page || focusHeading()) arrival.disconnect();
  });
  arrival.observe(page, { childList: true, subtree: true });
  return () => arrival.disconnect();
}
