import type { DeskLine } from '@laurel/contract/calls/desk';
import { type DispatchStatus, dispatchStatuses } from '@laurel/contract/points';
import { say } from '@laurel/contract/say';
import { formatTime } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import words from '#ui/layout/words.module.css';
import { DeskActions } from './DeskActions.tsx';
import { ageDays, ageWords, type DeskDeed, piecesLeft } from './desk-lines.ts';
import classes from './OrderDesk.module.css';
import * as texts from './texts.ts';

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
      <div>
        <h2 className={words.name}>
          {line.itemQty} × <bdi>{line.itemDescription}</bdi>
        </h2>
        <p className={words.facts}>
          <bdi>{line.productCode}</bdi> · {say(common.orderNumber, { order: line.orderNum })}
        </p>
        <p className={words.facts}>
          <Badge tone={isLate ? 'waiting' : 'quiet'}>{ageWords(days)}</Badge>{' '}
          <time dateTime={line.orderDate}>{formatTime(line.orderDate)}</time>
        </p>
      </div>
      <div>
        <p dir="auto">{line.member}</p>
        <p className={words.facts}>
          {line.memberNumber} · {line.division}
        </p>
        <p className={words.facts}>
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
    <div>
      <Badge tone={tones[dispatchStatus as DispatchStatus]}>
        {say(dispatchStatuses[dispatchStatus as DispatchStatus])}
      </Badge>
      {carrier ? <p className={words.facts}>{carrier}</p> : null}
      {reference ? <p className={words.facts}>{reference}</p> : null}
      {line.codesRead > 0 ? <p className={words.facts}>{readWords(line)}</p> : null}
      {qtyRefunded > 0 ? (
        <p className={words.kind}>
          {piecesLeft(line) === 0
            ? say(common.refunded)
            : say(common.refundedOf, { refunded: qtyRefunded, count: itemQty })}
        </p>
      ) : null}
    </div>
  );
}

/** Whether the buyer has looked at the codes: a refund takes back what may have been spent. */
function readWords({ codesRead, codesReadDate, itemQty, qtyRefunded }: DeskLine): string {
  const count = itemQty - qtyRefunded;
  const time = formatTime(codesReadDate);
  if (codesRead < count) {
    const some = { read: codesRead, count };
    return time ? say(texts.codesReadOfAt, { ...some, time }) : say(texts.codesReadOf, some);
  }
  return time ? say(texts.codesReadAt, { count, time }) : say(texts.codesRead, { count });
}

const tones: Record<DispatchStatus, BadgeTone> = { 0: 'quiet', 1: 'waiting', 2: 'done', 3: 'done', 4: 'done' };
