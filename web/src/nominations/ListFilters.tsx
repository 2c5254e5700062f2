import { nominationSearchMax } from '@laurel/contract/limits';
import { monthIndex } from '@laurel/contract/rules/months';
import { say } from '@laurel/contract/say';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import * as common from '#lib/texts.ts';
import { divisionChoices, useDivisionLists } from '#picker/directory.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { monthChoices } from '#ui/fields/MonthSelect.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import { type ListFilter, type NominationState, type Order, orders, statusWords } from './list-filter.ts';
import classes from './NominationManagement.module.css';
import * as texts from './texts.ts';

interface ListFiltersProps {
  filter: ListFilter;
  onChange: (part: Partial<ListFilter>) => void;
  onSearchNow: () => void;
  /** Only for cluster admins and the committee. */
  hasStatus: boolean;
}

export function ListFilters({ filter, onChange, onSearchNow, hasStatus }: ListFiltersProps) {
  const restId = useId();
  // On a phone the nominations come first; what narrows them without being seen is counted.
  const [isOpen, setOpen] = useState(false);
  const { status, divisionCode, selMonthFrom, selMonthTo } = filter;
  const narrowing = [status, divisionCode, selMonthFrom, selMonthTo].filter((value) => value !== '').length;
  return (
    <search className={`${layout.fields} ${layout.unprinted} ${classes.filters}`}>
      <TextInput
        type="search"
        label={say(common.search)}
        placeholder={say(texts.searchHint)}
        maxLength={nominationSearchMax}
        autoComplete="off"
        className={classes.search}
        leftSection={<IconSearch aria-hidden size={18} stroke={1.7} />}
        value={filter.search}
        onChange={(event) => onChange({ search: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSearchNow();
        }}
      />
      <Button
        variant="default"
        className={classes.unfold}
        aria-expanded={isOpen}
        aria-controls={restId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? say(common.fewerFilters) : closedWords(narrowing)}
      </Button>
      <div id={restId} className={classes.rest} data-open={isOpen || undefined}>
        <Narrowing filter={filter} onChange={onChange} hasStatus={hasStatus} />
      </div>
    </search>
  );
}

function closedWords(narrowing: number): string {
  return narrowing > 0 ? say(common.filtersCounted, { count: narrowing }) : say(common.filters);
}

const statusChoices = [
  { value: '', label: say(common.all) },
  ...Object.entries(statusWords).map(([value, label]) => ({ value, label })),
];

/** What narrows the list, and its order. */
function Narrowing({ filter, onChange, hasStatus }: Omit<ListFiltersProps, 'onSearchNow'>) {
  const { divisions } = useDivisionLists();
  const months = [{ value: '', label: say(texts.anyMonth) }, ...monthChoices()];
  return (
    <>
      {hasStatus ? (
        <NativeSelect
          label={say(common.status)}
          value={filter.status}
          onChange={(event) => onChange({ status: event.currentTarget.value as NominationState | '' })}
          data={statusChoices}
        />
      ) : null}
      <NativeSelect
        label={say(common.division)}
        value={filter.divisionCode}
        onChange={(event) => onChange({ divisionCode: event.currentTarget.value })}
        data={divisionChoices(divisions)}
      />
      <NativeSelect
        label={say(common.fromDate)}
        className={classes.month}
        value={filter.selMonthFrom}
        onChange={(event) => onChange(spanFrom(filter, event.currentTarget.value))}
        data={months}
      />
      <NativeSelect
        label={say(common.toDate)}
        className={classes.month}
        value={filter.selMonthTo}
        onChange={(event) => onChange(spanTo(filter, event.currentTarget.value))}
        data={months}
      />
      <NativeSelect
        label={say(texts.order)}
        value={filter.order}
        onChange={(event) => onChange({ order: event.currentTarget.value as Order })}
        data={orders}
      />
    </>
  );
}

/** The other end moves along, so that the last month is never before the first. */
function spanFrom({ selMonthTo }: ListFilter, selMonthFrom: string) {
  return { selMonthFrom, selMonthTo: isAfter(selMonthFrom, selMonthTo) ? selMonthFrom : selMonthTo };
}

function spanTo({ selMonthFrom }: ListFilter, selMonthTo: string) {
  return { selMonthTo, selMonthFrom: isAfter(selMonthFrom, selMonthTo) ? selMonthTo : selMonthFrom };
}

function isAfter(from: string, to: string): boolean {
  const [first, last] = [monthIndex(from), monthIndex(to)];
  return first !== undefined && last !== undefined && first > last;
}
