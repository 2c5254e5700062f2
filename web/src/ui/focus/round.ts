import { focusOn } from './focus.ts';

const ways =
  // as it is sent: a selector
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex^="-"], [type="hidden"])';

/**
 * From the last that takes the focus in a place on to its first, and back: a modal dialog holds the focus, but a browser leads out of
 * it through its own bars. Answers whether it did; everywhere else the browser goes on.
 */
export function focusRound(place: Element, isBackwards: boolean): boolean {
  const from = document.activeElement;
  if (!from) return false;
  const others = [...place.querySelectorAll(ways)].filter((way) => way.checkVisibility() && !isOfSameGroup(way, from));
  const ahead = isBackwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (others.some((way) => from.compareDocumentPosition(way) & ahead)) return false;
  return focusOn(others.at(isBackwards ? -1 : 0));
}

/** Of the choices of one group a browser stops at one. */
function isOfSameGroup(one: Element, other: Element): boolean {
  if (one === other) return true;
  const areRadios = [one, other].every((way) => way instanceof HTMLInputElement && way.type === 'radio');
  return areRadios && one.getAttribute('name') === other.getAttribute('name');
}
