import { say } from '@laurel/contract/say';
import { useState, useSyncExternalStore } from 'react';
import { AwardPreview } from '#giving/AwardPreview.tsx';
import { NominationPreview } from '#nominating/NominationPreview.tsx';
import classes from './Thanks.module.css';
import * as texts from './texts.ts';
import { nominationOfThanks } from './thanks-form.ts';
import type { useThanks } from './use-thanks.ts';

interface ThanksPreviewProps {
  thanks: ReturnType<typeof useThanks>;
}

/** What it will look like: beside the fields where there is room, and else behind a line that opens it. */
export function ThanksPreview({ thanks }: ThanksPreviewProps) {
  const isWide = useSyncExternalStore(onWide, () => wide().matches);
  const [isOpen, setOpen] = useState(false);
  if (isWide) return <Look thanks={thanks} />;
  return (
    <details className={classes.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say(texts.seeCard)}</summary>
      {isOpen ? <Look thanks={thanks} /> : null}
    </details>
  );
}

function Look({ thanks: { kind, values, rules, award, each } }: ThanksPreviewProps) {
  if (kind === 'nomination') return <NominationPreview form={nominationOfThanks(values)} />;
  return <AwardPreview rules={rules} form={award} points={each ?? 0} />;
}

// as it is sent: a media query
const wide = () => window.matchMedia('(width >= 75em)');

function onWide(changed: () => void) {
  const width = wide();
  width.addEventListener('change', changed);
  return () => width.removeEventListener('change', changed);
}
