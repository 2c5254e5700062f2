import { deskSearchMax } from '@laurel/contract/limits';
import { dispatchStatuses } from '@laurel/contract/points';
import { say } from '@laurel/contract/say';
import { IconRefresh, IconSearch } from '@tabler/icons-react';
import * as common from '#lib/texts.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { FilterBar } from '#ui/fields/FilterBar.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import type { DeskView } from './desk-lines.ts';
import classes from './OrderDesk.module.css';
import * as texts from './texts.ts';

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
  { value: 'waiting', label: say(texts.waitingToBeSent) },
  { value: 'onTheWay', label: say(texts.onTheWay) },
  { value: 'undelivered', label: say(texts.notDelivered) },
  // What is sent and not delivered is on the way.
  ...Object.entries(dispatchStatuses).flatMap(([value, label]) => (value === '2' ? [] : { value, label: say(label) })),
  { value: 'refunded', label: say(texts.refundedWhole) },
];

export function DeskFilters({ view, onView, search, onSearch, onSearchNow, isLoading, onReload }: DeskFiltersProps) {
  return (
    <FilterBar>
      <NativeSelect
        label={say(common.show)}
        data={views}
        value={view}
        onChange={(event) => onView(event.currentTarget.value as DeskView)}
      />
      <div className={classes.search}>
        <TextInput
          label={say(common.search)}
          type="search"
          autoComplete="off"
          placeholder={say(texts.searchHint)}
          leftSection={<IconSearch aria-hidden size={18} stroke={1.8} />}
          maxLength={deskSearchMax}
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onSearchNow();
          }}
        />
        <IconButton label={say(texts.loadAgain)} isWaiting={isLoading} onClick={onReload}>
          <IconRefresh aria-hidden size={20} stroke={1.8} />
        </IconButton>
      </div>
    </FilterBar>
  );
}
