import type { StatementRow } from '@laurel/contract/calls/statements';
import { toRecords } from '@laurel/contract/rules/records';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '#api/call.ts';
import { callQuery } from '#api/query-client.ts';

export type StatementName = 'statement' | 'managementstatement' | 'payitforwardstatement';

const linesAtOnce = 100;

export const firstPage = (name: StatementName) =>
  callQuery(name, { limit: linesAtOnce }, { errors: 'screen', staleTime: 0 });

interface Older {
  /** The first page that these lines stand below. */
  below: unknown;
  rows: readonly StatementRow[];
  next: number | null;
}

/** A statement that grows downwards: its newest lines, and older ones as they are asked for. A new first page begins anew. */
export function useStatement(name: StatementName) {
  const { data, error, refetch } = useQuery(firstPage(name));
  const [older, setOlder] = useState<Older>();
  const newest = useMemo(() => data && toRecords<StatementRow>(data.report), [data]);
  const below = older?.below === data ? older : undefined;
  const rows = useMemo(() => newest && (below ? [...newest, ...below.rows] : newest), [newest, below]);
  const next = below ? below.next : (data?.next ?? null);
  const grow = useMutation({
    mutationFn: async (wish: 'page' | 'all') => {
      if (next === null) return rows ?? [];
      const answer = await call(name, { before: next, ...(wish === 'page' ? { limit: linesAtOnce } : {}) });
      const lines = [...(below?.rows ?? []), ...toRecords<StatementRow>(answer.report)];
      // They stand on the page when this is done, so that it can be printed.
      flushSync(() => setOlder({ below: data, rows: lines, next: answer.next ?? null }));
      return [...(newest ?? []), ...lines];
    },
  });
  return {
    rows,
    totals: data?.totals,
    error,
    refetch,
    hasMore: next !== null,
    isGrowing: grow.isPending,
    showMore: () => grow.mutate('page'),
    /** Runs with all lines, when they are there; that they could not be had is told by a dialog. */
    withAll: (run: (all: readonly StatementRow[]) => void) => grow.mutate('all', { onSuccess: run }),
  };
}
