import { navigate, placeNow, useSearchParams } from '#router/router.ts';

interface ChangeOptions {
  /** As a new entry of the browser's history. */
  opens?: boolean;
}

/** What is looked for stands in the address: it can be sent to somebody, and Back leads to what was looked for before. */
export function useWish<Name extends string>(names: readonly Name[]) {
  const [search] = useSearchParams();
  const wish = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<Name, string>;
  const change: (part: Partial<Record<Name, string>>, how?: ChangeOptions) => void = changeAddress;
  return { wish, change };
}

/** Changes the address as it is now: what was chosen a moment ago may not be drawn yet. An empty value goes. */
export function changeAddress(
  part: Readonly<Record<string, string | undefined>>,
  { opens = false }: ChangeOptions = {},
) {
  const { pathname, search } = placeNow();
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(part)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  void navigate(`${pathname}?${next}`, { replace: !opens });
}

/** The days of a span, in the reader's own time zone, as the moments of a call: the last day is a part of it. */
export function momentsOf({ from, until }: { from: string; until: string }) {
  const begins = momentOf(from, 0);
  const ends = momentOf(until, 1);
  return { ...(begins && { dateFrom: begins }), ...(ends && { dateUntil: ends }) };
}

function momentOf(day: string, after: number): string | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return undefined;
  return new Date(year, month - 1, date + after).toISOString();
}

/** Whether a span can be asked for: its days are in order. */
export function isInOrder({ from, until }: { from: string; until: string }): boolean {
  return from === '' || until === '' || from <= until;
}
