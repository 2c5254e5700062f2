import { keptInBrowser } from '#lib/kept.ts';
import type { Group, Option } from './option.ts';

/** What one member opened from the search, kept in this browser alone until they sign off. */
export type Recent = Pick<Option, 'id' | 'label' | 'picId'> & { of: Group; to: string };

interface Kept {
  memberId: string;
  opened: Recent[];
}

const storageKey = 'laurel.search';
const keptMost = 5;

export function recentOf(memberId: string): Recent[] {
  try {
    const kept = JSON.parse(keptInBrowser.read(storageKey) ?? 'null') as Kept | null;
    // Who signs on next leaves nothing of the one before.
    if (kept && kept.memberId !== memberId) forgetRecent();
    if (kept?.memberId !== memberId || !Array.isArray(kept.opened)) return [];
    return kept.opened.filter(({ id, label, to }) => [id, label, to].every((one) => typeof one === 'string'));
  } catch {
    return [];
  }
}

/** Of a card who gave it to whom, and none of its words. */
export function keepRecent(memberId: string, { id, group, label, to, picId }: Option) {
  if (to === undefined) return;
  const one: Recent = { id, of: group, label, to, ...(picId && { picId }) };
  const others = recentOf(memberId).filter((each) => each.id !== id);
  keptInBrowser.write(
    storageKey,
    JSON.stringify({ memberId, opened: [one, ...others].slice(0, keptMost) } satisfies Kept),
  );
}

export function forgetRecent() {
  keptInBrowser.write(storageKey, null);
}
