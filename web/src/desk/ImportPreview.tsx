import { type DispatchStatus, dispatchStatuses } from '@laurel/contract/points';
import type { CallOutput } from '#api/call.ts';
import { plural } from '#lib/plural.ts';
import { formatPoints } from '#lib/points.ts';
import { SmallTable } from '#ui/tables/SmallTable.tsx';
import classes from './ImportDialog.module.css';

type Outcome = CallOutput<'deskimport'>;
type Change = Outcome['changes'][number];

/** What a file would change, from and to, and what of it is left aside. */
export function ImportPreview({ outcome }: { outcome: Outcome }) {
  const { changes, changed, own, ignored } = outcome;
  const more = changed - changes.length;
  return (
    <>
      {own > 0 ? (
        <p className={classes.about}>
          {plural(own, {
            one: '1 line is of your own order: another administrator must import it.',
            other: `${formatPoints(own)} lines are of your own orders: another administrator must import them.`,
          })}
        </p>
      ) : null}
      {ignored.length > 0 ? (
        <p className={classes.about}>
          Not read: {ignored.map((name) => name || 'a column without a name').join(', ')}.
        </p>
      ) : null}
      {changes.length > 0 ? (
        <SmallTable label="What would change" columns={['Line', 'Now', 'Then']} below={belowWords(more)}>
          {changes.map((change) => (
            <tr key={change.memberOrderItemId}>
              <td>
                {change.orderNum} <span>{change.itemDescription}</span>
              </td>
              <td>{standing(change.before)}</td>
              <td>{standing(change.after)}</td>
            </tr>
          ))}
        </SmallTable>
      ) : null}
    </>
  );
}

function belowWords(more: number): string {
  return more > 0 ? `… and ${formatPoints(more)} more.` : '';
}

function standing({ dispatchStatus, carrier, reference }: Change['before']): string {
  return [dispatchStatuses[dispatchStatus as DispatchStatus], carrier, reference].filter(Boolean).join(', ');
}
