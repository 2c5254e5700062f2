import { type MessageState, messageStates } from '@laurel/contract/calls/oversight/message-states';
import { say } from '@laurel/contract/say';
import type { CallOutput } from '#api/call.ts';
import { formatPoints } from '#lib/points.ts';
import * as common from '#lib/texts.ts';
import { DayFields } from '#lists/DayFields.tsx';
import { FilterBar } from '#ui/fields/FilterBar.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { channelWords, stateWords } from './message-words.ts';
import classes from './Oversight.module.css';
import { PersonFilter } from './PersonFilter.tsx';
import * as texts from './texts.ts';

interface Wish {
  state: string;
  channel: string;
  letter: string;
  to: string;
  from: string;
  until: string;
}

interface MessageFiltersProps {
  wish: Wish;
  /** The first page, with what is told of all. */
  first: CallOutput<'messagelist'> | undefined;
  onChange: (part: Partial<Wish>) => void;
}

const every = { value: '', label: say(common.all) };
const channels = [every, ...Object.entries(channelWords).map(([value, words]) => ({ value, label: say(words) }))];

export function MessageFilters({ wish, first, onChange }: MessageFiltersProps) {
  const open: Partial<Record<MessageState, number>> = first?.open ?? {};
  const states = messageStates.map((value) => {
    const count = open[value];
    const label = say(stateWords[value]);
    return { value, label: count ? say(texts.countedState, { state: label, count: formatPoints(count) }) : label };
  });
  const letters = (first?.letters ?? []).map(({ letter: value, title: label }) => ({ value, label }));
  // Until they have come, the one that is looked for stays chosen.
  const known = letters.length > 0 || wish.letter === '' ? letters : [{ value: wish.letter, label: '…' }];
  return (
    <FilterBar>
      <NativeSelect
        className={classes.coming}
        label={say(texts.state)}
        data={[every, ...states]}
        value={wish.state}
        onChange={(event) => onChange({ state: event.currentTarget.value })}
      />
      <NativeSelect
        label={say(texts.channel)}
        data={channels}
        value={wish.channel}
        onChange={(event) => onChange({ channel: event.currentTarget.value })}
      />
      <NativeSelect
        className={classes.coming}
        label={say(texts.messageWhat)}
        data={[every, ...known]}
        value={wish.letter}
        onChange={(event) => onChange({ letter: event.currentTarget.value })}
      />
      <PersonFilter label={say(common.to)} value={wish.to} name={first?.to?.name} onChange={(to) => onChange({ to })} />
      <DayFields value={wish} onChange={onChange} />
    </FilterBar>
  );
}
