import type { RecognitionEntry } from '@laurel/contract/calls/recognition/recognition-entry';
import { nameFor } from '@laurel/contract/formats';
import { say } from '@laurel/contract/say';
import { IconChevronLeft, IconChevronRight, IconHeartHandshake, IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { ECard } from '#ecards/ECard.tsx';
import { formatDate } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { ColleagueLink } from '#people/ColleagueLink.tsx';
import { Face } from '#people/Face.tsx';
import { useMember } from '#session/member.ts';
import { ownName } from '#session/own-name.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import words from '#ui/layout/words.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { late } from '#ui/states/late.tsx';
import { paths } from '../paths.ts';
import classes from './CardDialog.module.css';
import * as texts from './texts.ts';

const TakeBack = late(() => import('#undoing/TakeBack.tsx').then((m) => m.TakeBack));

interface CardViewProps {
  entry: RecognitionEntry;
  /** Undefined at the newest and at the oldest. */
  onNewer: (() => void) | undefined;
  onOlder: (() => void) | undefined;
  /** What closes it, or leads on. */
  children: ReactNode;
}

/** One e-card, large, with the way to thank for it and to the cards beside it. Printing leaves all but the card out. */
export function CardView({ entry, onNewer, onOlder, children }: CardViewProps) {
  const own = useMember();
  const name = ownName(own);
  return (
    <>
      <ECard
        value={entry.value}
        to={entry.isFrom ? entry.memberName : name}
        from={nameFor(entry.isFrom ? name : entry.memberName, entry.forMember)}
        message={entry.message}
        messageLanguage={entry.messageLanguage}
        points={entry.points}
        pointsName={own.pointsName || say(common.points)}
        date={entry.date}
      />
      <CardStanding entry={entry} />
      <div className={classes.actions}>
        <span className={classes.beside}>
          <IconButton label={say(texts.newerCard)} disabled={!onNewer} onClick={onNewer ?? nothing}>
            <IconChevronLeft aria-hidden size={22} />
          </IconButton>
          <IconButton label={say(texts.olderCard)} disabled={!onOlder} onClick={onOlder ?? nothing}>
            <IconChevronRight aria-hidden size={22} />
          </IconButton>
        </span>
        {entry.boosts ? (
          <ButtonLink variant="default" to={paths.recognitionItem(entry.boosts)}>
            {say(texts.whereAdded)}
          </ButtonLink>
        ) : null}
        {mayThank(entry) ? (
          <ButtonLink
            to={paths.recognise(entry.memberId, 'thankyou')}
            icon={<IconHeartHandshake aria-hidden size={18} stroke={1.6} />}
          >
            {say(texts.sayThankYou)}
          </ButtonLink>
        ) : null}
        <Button
          variant="default"
          icon={<IconPrinter aria-hidden size={18} stroke={1.6} />}
          onClick={() => window.print()}
        >
          {say(common.print)}
        </Button>
        {children}
        {entry.celebrated === null ? (
          <ColleagueLink memberId={entry.memberId} className={words.link}>
            <Face name={entry.memberName} picId={entry.picId} size={34} />
            {entry.memberName}
          </ColleagueLink>
        ) : null}
      </div>
    </>
  );
}

/** Whether it was taken back, or until when its giver can; the focus stays here when they do. */
function CardStanding({ entry: { isWithdrawn, isHidden, takeBack, celebrated, date } }: Pick<CardViewProps, 'entry'>) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className={classes.standing}>
      {isWithdrawn ? <Badge>{say(texts.withdrawn)}</Badge> : null}
      {isHidden ? <Badge>{say(texts.hidden)}</Badge> : null}
      {celebrated !== null && formatDate(celebrated) !== formatDate(date) ? (
        <p className={words.facts}>{say(texts.anniversaryOn, { day: formatDate(celebrated) })}</p>
      ) : null}
      {takeBack ? <TakeBack takeBack={takeBack} onDone={notify} afterwards={() => focusOn(place.current)} /> : null}
    </div>
  );
}

/** Who received a card may thank its giver, unless they have left or never signed on. */
function mayThank({ isFrom, isWithdrawn, memberId }: RecognitionEntry): boolean {
  return !isFrom && !isWithdrawn && memberId.startsWith('1.');
}

const nothing = () => {};
