import { mayOpen } from '@laurel/contract/access';
import { mayCall } from '@laurel/contract/call-rows';
import type { CompetitionOne, Winner } from '@laurel/contract/calls/competition/competitionone';
import { say } from '@laurel/contract/say';
import { useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { formatDate } from '#lib/dates.ts';
import { PersonCard } from '#people/PersonCard.tsx';
import { samePerson } from '#people/who.ts';
import { useMember } from '#session/member.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { ConfirmButton } from '#ui/overlays/ConfirmButton.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { paths } from '../paths.ts';
import classes from './Admin.module.css';
import { NameWinner } from './NameWinner.tsx';
import * as texts from './texts.ts';

/** Who has won a competition that is over: named, announced, and perhaps taken back. */
export function Winners({ competition }: { competition: CompetitionOne }) {
  const mayName = mayCall('namewinner', useMember());
  const [isNaming, setIsNaming] = useState(false);
  const name = useRef<HTMLButtonElement>(null);
  const { competitionId, winners, entries } = competition;
  const toAnnounce = winners.filter(({ dateAnnounced, hasLeft }) => !dateAnnounced && !hasLeft).length;
  const announce = useCallMutation('announcewinners', {
    send: () => call('announcewinners', { competitionId }),
    onSuccess: ({ message }) => notify(message),
    afterwards: () => focusOn(name.current),
  });
  return (
    <Card title={say(texts.winners)}>
      {winners.length === 0 ? (
        <p className={words.soft}>{say(entries > 0 ? texts.nobodyNamed : texts.nobodyEntered)}</p>
      ) : null}
      <ul className={classes.rows}>
        {winners.map((winner) => (
          <WinnerRow key={winner.winnerId} winner={winner} left={() => focusOn(name.current)} />
        ))}
      </ul>
      {mayName && entries > 0 ? (
        <div className={layout.row}>
          <Button ref={name} variant={toAnnounce > 0 ? 'default' : 'filled'} onClick={() => setIsNaming(true)}>
            {say(texts.nameWinner)}
          </Button>
          {toAnnounce > 0 ? (
            <ConfirmButton
              isWaiting={announce.isPending}
              question={{ message: say(texts.announceQuestion, { count: toAnnounce }) }}
              onConfirm={() => announce.mutate()}
            >
              {say(texts.announce)}
            </ConfirmButton>
          ) : null}
        </div>
      ) : null}
      {isNaming ? <NameWinner competitionId={competitionId} onClose={() => setIsNaming(false)} /> : null}
    </Card>
  );
}

function WinnerRow({ winner, left }: { winner: Winner; left: () => void }) {
  const member = useMember();
  const { winnerId, memberId, memberName, sentence, hasLeft, dateAnnounced, dateWithdrawn } = winner;
  const isOwn = samePerson(memberId, member.memberId);
  const withdraw = useCallMutation('withdrawwinner', {
    send: () => call('withdrawwinner', { winnerId }),
    onSuccess: ({ message }) => notify(message),
    afterwards: left,
  });
  return (
    <li className={classes.row}>
      <PersonCard person={winner} look="line">
        <p className={words.facts}>
          <Badge tone={toneOf(winner)}>{say(standingOf(winner))}</Badge>{' '}
          {dateAnnounced
            ? say(texts.announcedOn, { day: formatDate(dateAnnounced) })
            : say(texts.namedBy, { name: winner.namedBy })}
        </p>
        {dateWithdrawn ? <p className={words.soft}>{say(texts.letterGone)}</p> : null}
        {sentence ? (
          <blockquote dir="auto" className={words.quote}>
            {sentence}
          </blockquote>
        ) : null}
      </PersonCard>
      {dateWithdrawn ? null : (
        <div className={layout.row}>
          {hasLeft || isOwn || !mayOpen('recognise', member) ? null : (
            <ButtonLink variant="default" to={paths.recognise(memberId)}>
              {say(texts.reward)}
              <span className="visually-hidden"> {memberName}</span>
            </ButtonLink>
          )}
          {isOwn || !mayCall('withdrawwinner', member) ? null : (
            <ConfirmButton
              variant="default"
              isWaiting={withdraw.isPending}
              question={{
                message: say(texts.withdrawQuestion, {
                  name: memberName,
                  standing: dateAnnounced ? 'announced' : 'named',
                }),
                tone: 'danger',
              }}
              onConfirm={() => withdraw.mutate()}
            >
              {say(texts.withdraw)}
              <span className="visually-hidden"> {memberName}</span>
            </ConfirmButton>
          )}
        </div>
      )}
    </li>
  );
}

function standingOf({ dateWithdrawn, hasLeft, dateAnnounced }: Winner) {
  if (dateWithdrawn) return texts.isWithdrawn;
  if (hasLeft) return texts.isGone;
  return dateAnnounced ? texts.isAnnounced : texts.isNamed;
}

function toneOf({ dateWithdrawn, hasLeft, dateAnnounced }: Winner): BadgeTone {
  if (dateWithdrawn || hasLeft) return 'quiet';
  return dateAnnounced ? 'gold' : 'waiting';
}
