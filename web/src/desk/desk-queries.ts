import type { DeskLine } from '@laurel/contract/calls/desk';
import type { CallOutput } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';
import { refunded } from './desk-lines.ts';

export const deskPageSize = 50;

/** The other lines of the order may give back a point more or less than before: the rounding is the order's. */
export function lineRefunded(line: DeskLine, qty: number) {
  lineChanged(line.memberOrderItemId, refunded(line, qty));
  const lists = queryClient.getQueriesData<CallOutput<'desklist'>>({ queryKey: ['desklist'] });
  const ofOrder = lists.map(([, data]) => data?.lines.filter(({ orderNum }) => orderNum === line.orderNum).length ?? 0);
  if (Math.max(...ofOrder) > 1) void queryClient.invalidateQueries({ queryKey: ['desklist'] });
}

/** What a deed changed is shown in its place; the queue that it left is not asked for again because of it. */
export function lineChanged(memberOrderItemId: string, change: Partial<DeskLine>) {
  queryClient.setQueriesData<CallOutput<'desklist'>>(
    { queryKey: ['desklist'] },
    (data) =>
      data && {
        ...data,
        lines: data.lines.map((line) => (line.memberOrderItemId === memberOrderItemId ? { ...line, ...change } : line)),
      },
  );
}
