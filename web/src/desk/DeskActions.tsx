import { mayCall } from '@laurel/contract/call-rows';
import type { DeskLine } from '@laurel/contract/calls/desk';
import type { DispatchStatus } from '@laurel/contract/points';
import { say } from '@laurel/contract/say';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#api/call.ts';
import { rich } from '#lib/rich.ts';
import { useMember } from '#session/member.ts';
import { showShopError } from '#shop/shop-queries.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { focusIfLost, pageHeading } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import { unseen } from '#ui/layout/tags.tsx';
import words from '#ui/layout/words.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { type DeskDeed, movesOf, piecesLeft } from './desk-lines.ts';
import { lineChanged } from './desk-queries.ts';
import classes from './OrderDesk.module.css';
import * as texts from './texts.ts';

interface DeskActionsProps {
  line: DeskLine;
  onDeed: (deed: DeskDeed) => void;
}

/** What can be done to a line. The way onwards is one button, so that the focus stays on it from step to step. */
export function DeskActions({ line, onDeed }: DeskActionsProps) {
  const member = useMember();
  const here = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  const { memberOrderItemId } = line;
  const move = useMutation({
    mutationFn: (dispatchStatus: DispatchStatus) => call('deskmove', { memberOrderItemId, dispatchStatus }),
    meta: { errors: 'screen' },
    onError: showShopError,
    onSuccess: ({ message }, dispatchStatus) => {
      notify(message);
      hasMoved.current = true;
      lineChanged(memberOrderItemId, { dispatchStatus });
    },
  });
  // Once it is drawn the button of that step is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what takes the button away
  useEffect(() => {
    if (hasMoved.current) focusIfLost(here.current?.querySelector('button') ?? pageHeading());
    hasMoved.current = false;
  }, [line.dispatchStatus]);
  const may = movesOf(line);
  const isMoving = (to: DispatchStatus) => move.isPending && move.variables === to;
  const of = { item: line.itemDescription, order: line.orderNum, unseen };
  const moveTo = (to: DispatchStatus) => () => {
    if (!move.isPending) move.mutate(to);
  };
  if (!mayCall('deskmove', member)) return null;
  if (line.isOwn) return <p className={words.facts}>{say(texts.ownOrder)}</p>;
  return (
    <div ref={here} className={`${layout.row} ${layout.last} ${classes.actions}`}>
      {may.length > 0 ? (
        <Button
          size="xs"
          isWaiting={isMoving(3)}
          onClick={may.includes(2) ? () => onDeed({ what: 'send', line }) : moveTo(3)}
        >
          {may.includes(2) ? rich(texts.sendLine, of) : rich(texts.deliveredLine, of)}
        </Button>
      ) : null}
      {may.includes(1) ? (
        <Button size="xs" variant="default" isWaiting={isMoving(1)} onClick={moveTo(1)}>
          {rich(texts.prepareLine, of)}
        </Button>
      ) : null}
      {piecesLeft(line) > 0 ? (
        <Button size="xs" variant="default" onClick={() => onDeed({ what: 'refund', line })}>
          {rich(texts.refundLine, of)}
        </Button>
      ) : null}
    </div>
  );
}
