import '#api/late-rows.ts';
import type { Colleague } from '@laurel/contract/calls/recognition/colleague';
import { cardSides } from '@laurel/contract/calls/recognition/colleaguecards';
import { say } from '@laurel/contract/say';
import { IconHeartHandshake } from '@tabler/icons-react';
import { useRef } from 'react';
import { useFurther } from '#api/use-further.ts';
import { FeedList } from '#feed/FeedList.tsx';
import { rich } from '#lib/rich.ts';
import { useWish } from '#lists/address.ts';
import { thanksInstead } from '#quick/open-thanks.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import layout from '#ui/layout/layout.module.css';
import { unseen } from '#ui/layout/tags.tsx';
import words from '#ui/layout/words.module.css';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { illustrations, paths } from '../paths.ts';
import * as texts from './texts.ts';

const wished = ['show'] as const;
const size = 10;

const offers = cardSides.map((value) => ({ value, label: say(texts.side, { side: value }) }));

/** What somebody received and gave, as far as the reader sees it: as it stands in the feed. */
export function ColleagueCards({ colleague }: { colleague: Colleague }) {
  const { memberId } = colleague.person;
  const { wish, change } = useWish(wished);
  const side = cardSides.find((one) => one === wish.show) ?? 'received';
  const list = useRef<HTMLDivElement>(null);
  const { pages, ...query } = useFurther('colleaguecards', { memberId, side, size });
  return (
    <section className={layout.stack} aria-label={say(texts.recognition)}>
      <div className={layout.ends}>
        <h2 className={words.title}>{say(texts.recognition)}</h2>
        <Choice
          look="segments"
          label={say(texts.whose)}
          offers={offers}
          value={side}
          onChange={(chosen) => change({ show: chosen === 'received' ? '' : chosen })}
        />
      </div>
      <FeedList
        key={side}
        list={list}
        label={say(texts.recognition)}
        items={pages?.flatMap((page) => page.items)}
        query={query}
        empty={<Nothing colleague={colleague} side={side} />}
      />
    </section>
  );
}

function Nothing({ colleague, side }: { colleague: Colleague; side: (typeof cardSides)[number] }) {
  const { person, isOwn, mayThank } = colleague;
  const { memberId, memberName: name } = person;
  const isFirst = side === 'received' && mayThank;
  const said = isOwn
    ? say(texts.nothingOfMine)
    : say(side === 'given' ? texts.nothingGiven : texts.nobodyThanked, { name });
  const way = isFirst ? (
    <ButtonLink
      to={paths.recognise(memberId, 'thankyou')}
      aria-haspopup="dialog"
      onClick={thanksInstead(memberId)}
      icon={<IconHeartHandshake aria-hidden size={18} stroke={1.7} />}
    >
      {rich(texts.thank, { name, unseen })}
    </ButtonLink>
  ) : undefined;
  return (
    <EmptyState
      compact
      illustration={illustrations.recognition}
      words={said}
      hint={isFirst ? say(texts.beTheFirst) : undefined}
      action={way}
    />
  );
}
