import { type DispatchStatus, dispatchStatuses } from '@laurel/contract/points';
import { listed } from '@laurel/contract/rules/listed';
import { say } from '@laurel/contract/say';
import type { CallOutput } from '#api/call.ts';
import { SmallTable } from '#ui/tables/SmallTable.tsx';
import classes from './ImportDialog.module.css';
import * as texts from './texts.ts';

type Outcome = CallOutput<'deskimport'>;
type Change = Outcome['changes'][number];

/** What a file would change, from and to, and what of it is left aside. */
export function ImportPreview({ outcome }: { outcome: Outcome }) {
  const { changes, changed, own, ignored } = outcome;
  const more = changed - changes.length;
  return (
    <>
      {own > 0 ? <p className={classes.about}>{say(texts.ownLines, { count: own })}</p> : null}
      {ignored.length > 0 ? (
        <p className={classes.about}>
          {say(texts.notRead, { columns: listed(ignored.map((name) => name || say(texts.namelessColumn))) })}
        </p>
      ) : null}
      {changes.length > 0 ? (
        <SmallTable
          label={say(texts.whatWouldChange)}
          columns={[say(texts.line), say(texts.now), say(texts.afterwards)]}
          below={more > 0 ? say(texts.andMore, { more }) : ''}
        >
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

function standing({ dispatchStatus, carrier, reference }: Change['before']): string {
  return listed([say(dispatchStatuses[dispatchStatus as DispatchStatus]), carrier, reference]);
}
