import { useSearchParams } from '#router/router.ts';

/** What is looked for stands in the address: it can be sent to somebody, and Back leads to what was looked for before. */
export function useWish<Name extends string>(names: readonly Name[]) {
  const [search, setSearch] = useSearchParams();
  const wish = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<Name, string>;
  return {
    wish,
    /** In the place of what was looked for before; what is opened is an entry of the history. */
    change: (part: Partial<Record<Name, string>>, { opens = false } = {}) => {
      const next = Object.entries<string>({ ...wish, ...part }).filter(([, value]) => value !== '');
      setSearch(Object.fromEntries(next), { replace: !opens });
    },
  };
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
