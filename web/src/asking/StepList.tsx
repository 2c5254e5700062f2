import type { ApprovalStep } from '@laurel/contract/calls/approvals';
import { nameFor } from '@laurel/contract/formats';
import { say } from '@laurel/contract/say';
import { IconBan, IconCircle, IconCircleCheck, IconHourglassHigh } from '@tabler/icons-react';
import { approverWords } from '#changes/rule-words.ts';
import { formatDate } from '#lib/dates.ts';
import { anyWords, namesWords } from '#lib/names.ts';
import { rich } from '#lib/rich.ts';
import { strongName } from '#ui/layout/tags.tsx';
import words from '#ui/layout/words.module.css';
import { ageWords } from './age-words.ts';
import classes from './StepList.module.css';
import * as texts from './texts.ts';

/** Who confirms it, one step after the other: who has, whose turn it is and since when. */
export function StepList({ steps }: { steps: readonly ApprovalStep[] }) {
  return (
    <ol className={classes.steps} aria-label={say(texts.stepsLabel)}>
      {steps.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order is what they are
        <Step key={place} step={step} />
      ))}
    </ol>
  );
}

const signs = { over: IconCircleCheck, stopped: IconBan, now: IconHourglassHigh, ahead: IconCircle };

function Step({ step }: { step: ApprovalStep }) {
  const { state, confirmed, declined } = step;
  const Sign = signs[state];
  return (
    <li data-state={state}>
      <Sign aria-hidden size={20} stroke={1.5} />
      <div>
        <p>{whoWords(step)}</p>
        {confirmed.map((word) => (
          <Word key={`${word.member} ${word.forMember}`} said={texts.stepConfirmed} word={word} />
        ))}
        {declined ? <Word said={texts.stepDeclined} word={declined} /> : null}
        {state === 'now' ? <p className={words.facts}>{turnWords(step)}</p> : null}
      </div>
    </li>
  );
}

interface WordProps {
  said: typeof texts.stepConfirmed | typeof texts.stepDeclined;
  word: ApprovalStep['confirmed'][number];
}

function Word({ said, word: { member, forMember, date } }: WordProps) {
  return (
    <p className={words.facts}>
      {rich(said, { name: nameFor(member, forMember), strong: strongName })} ·{' '}
      <time dateTime={date}>{formatDate(date)}</time>
    </p>
  );
}

function whoWords({ by, all, isInstead }: ApprovalStep): string {
  const who = approverWords[by];
  if (isInstead) return say(texts.stepInstead, { who });
  return all ? say(texts.stepEach, { who }) : who;
}

function turnWords({ all, people, dateBegun }: ApprovalStep): string {
  if (people.count === 0) return say(texts.stepNobody);
  const names = all ? namesWords(people) : anyWords(people);
  return say(texts.stepWaits, { names, since: ageWords(dateBegun ?? '', new Date()) });
}
