import type { DeskLine } from '@laurel/contract/calls/desk';
import { type DispatchStatus, dispatchStatuses } from '@laurel/contract/points';
import { formatTime } from '#lib/dates.ts';
import { plural } from '#lib/plural.ts';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import { DeskActions } from './DeskActions.tsx';
import { ageDays, ageWords, type DeskDeed, piecesLeft } from './desk-lines.ts';
import classes from './OrderDesk.module.css';

interface DeskRowProps {
  line: DeskLine;
  now: number;
  onDeed: (deed: DeskDeed) => void;
}

const lateDays = 7;

export function DeskRow({ line, now, onDeed }: DeskRowProps) {
  const days = ageDays(line.orderDate, now);
  const isLate = line.dispatchStatus < 2 && days >= lateDays;
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <h2 className={classes.name}>
          {line.itemQty} × <bdi>{line.itemDescription}</bdi>
        </h2>
        <p className={classes.facts}>
          {line.productCode} · Order {line.orderNum}
        </p>
        <p className={classes.facts}>
          <span className={classes.age} data-late={isLate || undefined}>
            {ageWords(days)}
          </span>
          <time dateTime={line.orderDate}>{formatTime(line.orderDate)}</time>
        </p>
      </div>
      <div className={classes.who}>
        <p className={classes.member}>{line.member}</p>
        <p className={classes.facts}>
          {line.memberNumber} · {line.division}
        </p>
        <p className={classes.facts}>
          <bdi>{line.cellNum}</bdi>
        </p>
      </div>
      <Standing line={line} />
      <DeskActions line={line} onDeed={onDeed} />
    </li>
  );
}

function Standing({ line }: { line: DeskLine }) {
  const { dispatchStatus, carrier, reference, qtyRefunded, itemQty } = line;
  return (
    <div className={classes.standing}>
      <Badge tone={tones[dispatchStatus as DispatchStatus]}>{dispatchStatuses[dispatchStatus as DispatchStatus]}</Badge>
      {carrier ? <p className={classes.facts}>{carrier}</p> : null}
      {reference ? <p className={classes.facts}>{reference}</p> : null}
      {line.codesRead > 0 ? <p className={classes.facts}>{readWords(line)}</p> : null}
      {qtyRefunded > 0 ? (
        <p className={classes.refunded}>
          {piecesLeft(line) === 0 ? 'Refunded' : `${qtyRefunded} of ${itemQty} refunded`}
        </p>
      ) : null}
    </div>
  );
}

/** Whether the buyer has looked at the codes: a refund takes back what may have been spent. */
function readWords({ codesRead, codesReadDate, itemQty, qtyRefunded }: DeskLine): string {
  const left = itemQty - qtyRefunded;
  const which =
    codesRead < left ? `${codesRead} of ${left} codes read` : plural(left, { one: 'Code read', other: 'Codes read' });
  return codesReadDate ? `${which}, ${formatTime(codesReadDate)}` : which;
}

const tones: Record<DispatchStatus, BadgeTone> = { 0: 'quiet', 1: 'waiting', 2: 'done', 3: 'done', 4: 'done' };
