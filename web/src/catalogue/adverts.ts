import { advertCacheMs } from '@laurel/contract/limits';
import { language } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { keptInTab } from '#lib/kept.ts';

export interface Advert {
  what: string;
  href: string;
  /** The whole address of the picture. */
  src: string;
}

const storageKey = `laurel.adverts.${language()}`;

/** The adverts, asked for again after five minutes, or when one begins or ends; only those that stay in this portal. */
export function useAdverts(): Advert[] | undefined {
  const { data } = useQuery({
    queryKey: ['adverts'],
    queryFn: fetchAdverts,
    meta: { errors: 'screen' },
    staleTime: advertCacheMs,
  });
  return data;
}

async function fetchAdverts(): Promise<Advert[]> {
  const now = Date.now();
  const kept = keptAdverts(keptInTab.read(storageKey), now);
  if (kept) return kept;
  const { advertData, imageBase, until } = await call('advertdata', {});
  const adverts = advertData
    .filter(({ href }) => staysHere(href))
    .map(({ what, href, img }) => ({ what, href, src: imageBase + img }));
  keptInTab.write(storageKey, JSON.stringify({ at: now, until, adverts }));
  return adverts;
}

/** What an earlier page of this tab kept, unless it is too old or unreadable. */
export function keptAdverts(text: string | null, now: number): Advert[] | undefined {
  try {
    const { at, until, adverts } = JSON.parse(text ?? '') as { at: number; until?: string; adverts: Advert[] };
    const age = now - at;
    const isOver = until !== undefined && now >= Date.parse(until);
    return age >= 0 && age < advertCacheMs && !isOver && Array.isArray(adverts) ? adverts : undefined;
  } catch {
    return undefined;
  }
}

/** A path of this portal; nothing that a browser would read as another site or as a script. */
export function staysHere(href: string): boolean {
  return /^\/(?![/\\])[^\\]*$/.test(href);
}
