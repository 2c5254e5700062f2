import type { BudgetPreview, BudgetSide } from '@laurel/contract/calls/budgets/shapes';
import type { BudgetAct } from '@laurel/contract/rules/budget-kinds';
import { say } from '@laurel/contract/say';
import { anyWords } from '#lib/names.ts';
import { formatPoints } from '#lib/points.ts';
import { Notice } from '#ui/display/Notice.tsx';
import layout from '#ui/layout/layout.module.css';
import { SmallTable } from '#ui/tables/SmallTable.tsx';
import * as texts from './texts.ts';

/** What each has before and after, of whom nothing is done and why, and whether a second person is needed. */
export function Preview({ kind, preview, isTurning }: { kind: BudgetAct; preview: BudgetPreview; isTurning: boolean }) {
  const { sides, people, hindered, points, seconds } = preview;
  const hidden = people + hindered - sides.length;
  return (
    <div className={layout.stack} aria-busy={isTurning} role="status">
      <p>
        {say(texts.previewSum, { kind, points, people })}{' '}
        {hindered > 0 ? say(texts.leftOut, { count: hindered }) : null}
      </p>
      {sides.length > 0 ? (
        <SmallTable
          label={say(texts.beforeAndAfter)}
          isNamed
          columns={[say(texts.manager), say(texts.before), say(texts.movement), say(texts.after)]}
          {...(hidden > 0 && { below: say(texts.andMore, { count: hidden }) })}
        >
          {sides.map((side) => (
            <Side key={side.memberId} side={side} />
          ))}
        </SmallTable>
      ) : null}
      {seconds ? (
        <Notice tone="quiet">
          {seconds.count > 0 ? say(texts.needsSecond, { names: anyWords(seconds) }) : say(texts.nobodyToConfirm)}
        </Notice>
      ) : null}
    </div>
  );
}

function Side({ side: { memberName, memberNumber, before, points, after, hindered } }: { side: BudgetSide }) {
  return (
    <tr>
      <th scope="row">
        <bdi>{memberName}</bdi>
        <span>{hindered ? say(texts.why, { hindered }) : <bdi>{memberNumber}</bdi>}</span>
      </th>
      <td>{formatPoints(before)}</td>
      <td>
        <bdi>{points > 0 ? `+${formatPoints(points)}` : formatPoints(points)}</bdi>
      </td>
      <td>{formatPoints(after)}</td>
    </tr>
  );
}
