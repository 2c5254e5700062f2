import type { CorrectionPreview, CorrectionSide } from '@laurel/contract/calls/corrections';
import { correctionDays } from '@laurel/contract/limits';
import type { Message } from '@laurel/contract/message';
import { accountWords } from '@laurel/contract/programme/correction-words';
import { say } from '@laurel/contract/say';
import { anyWords } from '#lib/names.ts';
import { formatPoints } from '#lib/points.ts';
import { Notice } from '#ui/display/Notice.tsx';
import layout from '#ui/layout/layout.module.css';
import { SmallTable } from '#ui/tables/SmallTable.tsx';
import * as texts from './texts.ts';

/** Rows in sight; of more it is told how many they are. */
const shownMost = 50;

/** What everybody concerned has before and after, who lacks what, and whether a second person is needed. */
export function Preview({ preview, isTurning }: { preview: CorrectionPreview; isTurning: boolean }) {
  const { people, others, seconds, leftAlone } = preview;
  const rows = [...people.slice(0, shownMost), ...others];
  const lacking = people.filter((side) => Math.abs(side.points) < side.asked || side.owed > 0);
  const hidden = people.length - Math.min(people.length, shownMost);
  return (
    <div className={layout.stack} aria-busy={isTurning} role="status">
      <SmallTable
        label={say(texts.balances)}
        isNamed
        columns={[say(texts.whosePoints), say(texts.before), say(texts.movement), say(texts.after)]}
        {...(hidden > 0 && { below: say(texts.andMore, { count: hidden }) })}
      >
        {rows.map((side) => (
          <tr key={`${side.memberId} ${side.account}`}>
            <th scope="row">
              <bdi>
                {side.memberName || say(systemWords[side.account as keyof typeof systemWords] ?? texts.programme)}
              </bdi>
              {side.memberName ? <span>{say(ofAccount(side))}</span> : null}
            </th>
            <td>{figure(side.before)}</td>
            <td>
              <bdi>{signed(side.points)}</bdi>
            </td>
            <td>{figure(side.after)}</td>
          </tr>
        ))}
      </SmallTable>
      {lacking.length > 0 ? (
        <Notice>
          <ul>
            {lacking.slice(0, shownMost).map((side) => (
              <li key={side.memberId}>{lackWords(side)}</li>
            ))}
          </ul>
          <p>{outcomeWords(preview)}</p>
        </Notice>
      ) : null}
      {leftAlone === null && !seconds ? null : (
        <Notice tone="quiet">
          {seconds ? (
            <p>
              {seconds.count > 0 ? say(texts.needsSecond, { names: anyWords(seconds) }) : say(texts.nobodyToConfirm)}
            </p>
          ) : null}
          {leftAlone === null ? null : <p>{say(texts.leftAlone, { left: leftAlone, days: correctionDays })}</p>}
        </Notice>
      )}
    </div>
  );
}

/** What is possible: all of it with a debt, a part, or nothing. */
function outcomeWords({ points, pointsAsked, owed, people }: CorrectionPreview): string {
  const asked = pointsAsked;
  if (owed > 0 && points === asked)
    return say(texts.allWithDebt, { owed, people: people.filter((each) => each.owed > 0).length });
  return points > 0 ? say(texts.partPossible, { points, asked }) : say(texts.nothingPossible);
}

function lackWords({ memberName: name, asked, points, owed, hindered }: CorrectionSide): string {
  if (hindered) return say(hinderedWords[hindered], { name });
  return say(texts.hasLeftOf, { name, left: Math.abs(points) - owed, asked });
}

const hinderedWords = {
  gone: texts.isGone,
  closed: texts.accountClosed,
  notRegistered: texts.notRegistered,
  noManager: texts.noManager,
};

function ofAccount({ account }: CorrectionSide): Message {
  return account === 'pot' ? accountWords.pot : accountWords.wallet;
}

const systemWords = { programme: texts.programme, issuance: texts.issuance, forfeited: texts.forfeited };

const figure = (points: number | null) => (points === null ? '–' : formatPoints(points));
const signed = (points: number) => (points > 0 ? `+${formatPoints(points)}` : formatPoints(points));
