import type { Approval } from '@laurel/contract/calls/approvals';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { say } from '@laurel/contract/say';
import { StepList } from '#asking/StepList.tsx';
import { formatDate } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import classes from './Approvals.module.css';
import * as texts from './texts.ts';

/** Who confirms it, and what is set aside meanwhile. */
export function Steps({ approval }: { approval: Approval }) {
  const { steps, reserved, dateUntil } = approval;
  const pointsName = useMember().pointsName || say(common.points);
  return (
    <div className={`${layout.stack} ${classes.decided}`}>
      <StepList steps={steps} />
      {reserved > 0 && dateUntil ? (
        <p className={words.facts}>
          {say(texts.setAside, {
            points: reserved,
            pointsName: pointsNamed(reserved, pointsName),
            date: formatDate(dateUntil),
          })}
        </p>
      ) : null}
    </div>
  );
}
