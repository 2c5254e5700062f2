import { inboxSearchMax } from '@laurel/contract/limits';
import { contactStates } from '@laurel/contract/rules/contact-states';
import { say } from '@laurel/contract/say';
import type { CallOutput } from '#api/call.ts';
import { formatPoints } from '#lib/points.ts';
import * as common from '#lib/texts.ts';
import { DayFields } from '#lists/DayFields.tsx';
import { SearchField } from '#lists/SearchField.tsx';
import { FilterBar } from '#ui/fields/FilterBar.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { stateWords } from './contact-words.ts';
import * as texts from './texts.ts';

interface Wish {
  state: string;
  taken: string;
  by: string;
  from: string;
  until: string;
  search: string;
}

interface InboxFiltersProps {
  wish: Wish;
  open: CallOutput<'inboxlist'>['open'];
  onChange: (part: Partial<Wish>) => void;
}

const every = { value: '', label: say(common.all) };
const takers = [
  every,
  { value: 'mine', label: say(texts.takenByMe) },
  { value: 'nobody', label: say(texts.takenByNobody) },
  { value: 'somebody', label: say(texts.takenBySomebody) },
];
const writers = [
  every,
  { value: 'members', label: say(texts.members) },
  { value: 'outside', label: say(texts.outside) },
];

export function InboxFilters({ wish, open, onChange }: InboxFiltersProps) {
  const states = contactStates.map((value) => {
    const state = say(stateWords[value]);
    const isCounted = value === 'open' && open !== undefined && open.all > 0;
    return { value, label: isCounted ? say(texts.countedState, { state, count: formatPoints(open.all) }) : state };
  });
  return (
    <FilterBar>
      <NativeSelect
        label={say(texts.state)}
        data={[every, ...states]}
        value={wish.state}
        onChange={(event) => onChange({ state: event.currentTarget.value })}
      />
      <NativeSelect
        label={say(texts.answeredBy)}
        data={takers}
        value={wish.taken}
        onChange={(event) => onChange({ taken: event.currentTarget.value })}
      />
      <NativeSelect
        label={say(texts.writer)}
        data={writers}
        value={wish.by}
        onChange={(event) => onChange({ by: event.currentTarget.value })}
      />
      <DayFields value={wish} onChange={onChange} />
      <SearchField
        hint={say(texts.searchHint)}
        max={inboxSearchMax}
        value={wish.search}
        onChange={(search) => onChange({ search })}
      />
    </FilterBar>
  );
}
