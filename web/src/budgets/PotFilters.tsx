import type { PotFilter } from '@laurel/contract/calls/budgets/shapes';
import { nameMax } from '@laurel/contract/limits';
import { type BudgetGroup, budgetGroups } from '@laurel/contract/rules/budget-kinds';
import { say } from '@laurel/contract/say';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { CallOutput } from '#api/call.ts';
import * as common from '#lib/texts.ts';
import { useRested } from '#lib/use-rested.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FilterBar } from '#ui/fields/FilterBar.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { groupWords } from './group-words.ts';
import * as texts from './texts.ts';

interface PotFiltersProps {
  filter: PotFilter;
  group: BudgetGroup;
  choices: CallOutput<'budgetlist'>['choices'] | undefined;
  onChange: (part: Record<string, string>) => void;
}

/** Which pots, and by what they are added up. */
export function PotFilters({ filter, group, choices, onChange }: PotFiltersProps) {
  const { periods = [], sites = [], divisions = [], costCentres = [] } = choices ?? {};
  const all = { value: '', label: say(common.all) };
  const selects = [
    { name: 'period', label: texts.period, data: periods },
    {
      name: 'division',
      label: common.division,
      data: divisions.map(({ code, name }) => ({ value: code, label: name })),
    },
    { name: 'costCentre', label: texts.costCentre, data: costCentres },
    { name: 'site', label: texts.site, data: sites },
  ] as const;
  return (
    <FilterBar>
      <NativeSelect
        label={say(texts.by)}
        data={budgetGroups.map((value) => ({ value, label: say(groupWords[value]) }))}
        value={group}
        onChange={(event) => onChange({ group: event.currentTarget.value })}
      />
      {selects
        .filter(({ name, data }) => data.length > 1 || filter[name] !== undefined)
        .map(({ name, label, data }) => (
          <NativeSelect
            key={name}
            label={say(label)}
            data={[all, ...data]}
            value={filter[name] ?? ''}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        ))}
      <TextInput
        type="date"
        label={say(texts.endsUntil)}
        value={filter.endsUntil ?? ''}
        onChange={(event) => onChange({ endsUntil: event.currentTarget.value })}
      />
      <Search key={filter.search ?? ''} value={filter.search ?? ''} onChange={(search) => onChange({ search })} />
      <Checkbox
        label={say(texts.isUsed)}
        checked={filter.isUsed ?? false}
        onChange={(event) => onChange({ isUsed: event.currentTarget.checked ? '1' : '' })}
      />
      <Checkbox
        label={say(texts.hasLeft)}
        checked={filter.hasLeft ?? false}
        onChange={(event) => onChange({ hasLeft: event.currentTarget.checked ? '1' : '' })}
      />
    </FilterBar>
  );
}

/** What is typed is looked for when the typing rests. */
function Search({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const [typed, setTyped] = useState(value);
  const { rested, restNow } = useRested(typed);
  const told = useRef({ value, onChange });
  told.current = { value, onChange };
  useEffect(() => {
    if (rested.trim() !== told.current.value) told.current.onChange(rested.trim());
  }, [rested]);
  return (
    <TextInput
      type="search"
      label={say(common.search)}
      placeholder={say(texts.searchHint)}
      autoComplete="off"
      leftSection={<IconSearch aria-hidden size={18} stroke={1.8} />}
      maxLength={nameMax}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') restNow();
      }}
    />
  );
}
