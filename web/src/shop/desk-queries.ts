import type { DeskLine } from '@laurel/contract/shop';
import type { CallOutput } from '#api/call.ts';
import { callQuery, queryClient, refresh } from '#api/query-client.ts';
import { type DeskView, deskInput, refunded } from './desk-lines.ts';

/** The server lists at most so many lines, those that wait longest. */
export const deskLinesMax = 5000;

export function deskQuery(view: DeskView) {
  return callQuery('desklist', deskInput(view), { errors: 'screen', staleTime: 0 });
}

/** The other lines of the order may give back a point more or less than before: the rounding is the order's. */
export function lineRefunded(line: DeskLine, qty: number) {
  lineChanged(line.memberOrderItemId, refunded(line, qty));
  const lists = queryClient.getQueriesData<CallOutput<'desklist'>>({ queryKey: ['desklist'] });
  const ofOrder = lists.map(([, data]) => data?.lines.filter(({ orderNum }) => orderNum === line.orderNum).length ?? 0);
  if (Math.max(...ofOrder) > 1) void refresh('desklist');
}

/** What a deed changed is shown in its place; thousands of lines are not asked for again because of one. */
export function lineChanged(memberOrderItemId: string, change: Partial<DeskLine>) {
  queryClient.setQueriesData<CallOutput<'desklist'>>(
    { queryKey: ['desklist'] },
    (data) =>
      data && {
        lines: data.lines.map((line) => (line.memberOrderItemId === memberOrderItemId ? { ...line, ...change } : line)),
      },
  );
}
