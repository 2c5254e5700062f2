import type { DeskLine } from '@laurel/contract/shop';
import type { CallOutput } from '#api/call.ts';
import { callQuery, queryClient } from '#api/query-client.ts';
import { type DeskView, deskInput } from './desk-lines.ts';

/** The server lists at most so many lines, those that wait longest. */
export const deskLinesMax = 5000;

export function deskQuery(view: DeskView) {
  return callQuery('desklist', deskInput(view), { errors: 'screen', staleTime: 0 });
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
