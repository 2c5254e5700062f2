import '#api/late-rows.ts';
import type { Audience } from '@laurel/contract/programme/audience';
import { say } from '@laurel/contract/say';
import { IconEye, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { useRested } from '#lib/use-rested.ts';
import { Notice } from '#ui/display/Notice.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import * as texts from './texts.ts';

/** Milliseconds for which whom it goes to may still change. */
const restMs = 250;

interface SeenByProps {
  /** As calls name them. */
  recipients: readonly string[];
  /** Whether nobody else is to see it, where its giver may say so. */
  betweenUs?: { value: boolean; onChange: (value: boolean) => void };
}

/** Who will see a card, before it is sent: as those have chosen who get it. */
export function SeenBy({ recipients, betweenUs }: SeenByProps) {
  const { rested } = useRested(JSON.stringify(recipients), restMs);
  const asked: string[] = JSON.parse(rested);
  const { data } = useQuery({
    ...callQuery('cardvisibility', { recipients: asked }, { errors: 'screen' }),
    enabled: asked.length > 0,
    gcTime: 0,
  });
  const isPrivate = betweenUs?.value ?? false;
  const Sign = isPrivate ? IconLock : IconEye;
  return (
    <Notice sign={<Sign aria-hidden size={28} stroke={1.5} />}>
      <div className={layout.list}>
        <div>
          <p className={words.name}>{say(texts.willBeSeen)}</p>
          <div role="status">
            <p>{isPrivate ? say(texts.willSee, { audience: 'us' }) : data ? seenWords(data.seenBy) : ''}</p>
          </div>
          {isPrivate ? null : <p className={words.facts}>{say(texts.asChosen)}</p>}
        </div>
        {betweenUs ? (
          <Checkbox
            label={say(texts.betweenUs)}
            description={say(texts.betweenUsHint)}
            checked={betweenUs.value}
            onChange={(event) => betweenUs.onChange(event.currentTarget.checked)}
          />
        ) : null}
      </div>
    </Notice>
  );
}

/** 'Everybody will see it.', or of several people how many cards are seen by whom. */
export function seenWords(seenBy: readonly { audience: Audience; people: number }[]): string {
  const [only, ...others] = seenBy;
  if (!only) return '';
  if (others.length === 0) return say(texts.willSee, { audience: only.audience });
  return seenBy.map(({ audience, people }) => say(texts.willSeeSome, { audience, people })).join(' · ');
}
