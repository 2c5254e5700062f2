import type { AnnouncementRow, AnnouncementState } from '@laurel/contract/calls/announcements/announcementlist';
import { audienceKinds } from '@laurel/contract/calls/announcements/audience-kinds';
import { languageNames } from '@laurel/contract/language-names';
import { listed } from '@laurel/contract/rules/listed';
import { say } from '@laurel/contract/say';
import type { ReactNode } from 'react';
import { formatTime } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { useFocusPassedOn } from '#ui/focus/near.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { ConfirmButton } from '#ui/overlays/ConfirmButton.tsx';
import * as texts from './texts.ts';

export type Deed = 'edit' | 'up' | 'down' | 'end' | 'takeAway';

interface AnnouncementLineProps {
  row: AnnouncementRow;
  state: AnnouncementState;
  /** Missing for who only reads. */
  onDo: ((deed: Deed) => void) | undefined;
  isBusy: boolean;
}

/** One announcement in the administrators' list: when, to whom, in which languages, and what may be done with it. */
export function AnnouncementLine({ row, state, onDo, isBusy }: AnnouncementLineProps) {
  const title = titleOf(row);
  const entry = useFocusPassedOn<HTMLLIElement>('h2');
  return (
    <li ref={entry}>
      <Card>
        <div>
          <h2 className={words.name} tabIndex={-1} dir="auto">
            {title}
          </h2>
          <p>{spanWords(row)}</p>
          <p className={words.soft}>
            {audienceWords(row)} · {row.texts.map(({ language }) => languageNames[language]).join(', ')}
          </p>
          {row.changedBy ? (
            <p className={words.soft}>
              {say(texts.changedBy, { name: row.changedBy, date: formatTime(row.dateChanged) })}
            </p>
          ) : null}
        </div>
        {onDo ? (
          <div className={layout.row}>
            <Act title={title} onClick={() => onDo('edit')} isBusy={isBusy}>
              {say(texts.edit)}
            </Act>
            {state === 'running' ? (
              <>
                <Act title={title} onClick={() => onDo('up')} isBusy={isBusy}>
                  {say(texts.up)}
                </Act>
                <Act title={title} onClick={() => onDo('down')} isBusy={isBusy}>
                  {say(texts.down)}
                </Act>
                <ConfirmButton
                  variant="default"
                  size="xs"
                  isWaiting={isBusy}
                  question={{ message: say(texts.endQuestion, { title }), confirm: say(texts.endNow) }}
                  onConfirm={() => onDo('end')}
                >
                  {say(texts.endNow)}
                  <span className="visually-hidden"> {title}</span>
                </ConfirmButton>
              </>
            ) : null}
            <Act title={title} onClick={() => onDo('takeAway')} isBusy={isBusy}>
              {say(texts.takeAway)}
            </Act>
          </div>
        ) : null}
      </Card>
    </li>
  );
}

interface ActProps {
  title: string;
  isBusy: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Act({ title, isBusy, onClick, children }: ActProps) {
  return (
    <Button variant="default" size="xs" aria-disabled={isBusy} onClick={onClick}>
      {children}
      <span className="visually-hidden"> {title}</span>
    </Button>
  );
}

function titleOf({ texts: said, language }: AnnouncementRow): string {
  return said.find((one) => one.language === language)?.title ?? '';
}

function spanWords({ dateFrom, dateUntil }: AnnouncementRow): string {
  const from = formatTime(dateFrom);
  return dateUntil ? say(texts.span, { from, until: formatTime(dateUntil) }) : say(texts.withoutEnd, { from });
}

function audienceWords({ audience }: AnnouncementRow): string {
  const codes = audienceKinds.flatMap((kind) => audience[kind]);
  if (codes.length === 0) return say(audience.managersOnly ? texts.toManagers : texts.toEverybody);
  return say(audience.managersOnly ? texts.toManagersOf : texts.toSome, { places: listed(codes) });
}
