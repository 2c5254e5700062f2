import { deskSearchMax } from '@laurel/contract/limits';
import { dispatchStatuses } from '@laurel/contract/points';
import { IconRefresh, IconSearch } from '@tabler/icons-react';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { FilterBar } from '#ui/fields/FilterBar.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import type { DeskView } from './desk-lines.ts';
import classes from './OrderDesk.module.css';

interface DeskFiltersProps {
  view: DeskView;
  onView: (view: DeskView) => void;
  search: string;
  onSearch: (search: string) => void;
  /** Enter was pressed: the typing has come to rest. */
  onSearchNow: () => void;
  isLoading: boolean;
  onReload: () => void;
}

const views = [
  { value: 'waiting', label: 'Waiting to be sent' },
  { value: 'onTheWay', label: 'On the way' },
  { value: 'undelivered', label: 'Not delivered' },
  // What is sent and not delivered is on the way.
  ...Object.entries(dispatchStatuses).flatMap(([value, label]) => (value === '2' ? [] : { value, label })),
  { value: 'refunded', label: 'Refunded whole' },
];

export function DeskFilters({ view, onView, search, onSearch, onSearchNow, isLoading, onReload }: DeskFiltersProps) {
  return (
    <FilterBar>
      <NativeSelect
        label="Show"
        data={views}
        value={view}
        onChange={(event) => onView(event.currentTarget.value as DeskView)}
      />
      <div className={classes.search}>
        <TextInput
          label="Search"
          type="search"
          autoComplete="off"
          placeholder="Order, member or product"
          leftSection={<IconSearch aria-hidden size={18} stroke={1.8} />}
          maxLength={deskSearchMax}
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onSearchNow();
          }}
        />
        <IconButton label="Load again" isWaiting={isLoading} onClick={onReload}>
          <IconRefresh aria-hidden size={20} stroke={1.8} />
        </IconButton>
      </div>
    </FilterBar>
  );
}
