import { memberSearchMax } from '@laurel/contract/limits';
import { IconSearch } from '@tabler/icons-react';
import { errorWords } from '#api/call-error.ts';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import words from '#ui/layout/words.module.css';
import { divisionChoices, type useDivisionLists } from './directory.ts';
import classes from './RecipientPicker.module.css';

interface Where {
  countryCode: string;
  divisionCode: string;
}

interface PickerFiltersProps {
  heading: string | undefined;
  lists: ReturnType<typeof useDivisionLists>;
  where: Where;
  onWhere: (where: Where) => void;
  search: string;
  onSearch: (search: string) => void;
  onSearchNow: () => void;
  /** The arrow key leads into the people found. */
  onInto: () => void;
}

export function PickerFilters(props: PickerFiltersProps) {
  const { heading, lists, where, onWhere, search, onSearch, onSearchNow, onInto } = props;
  const { countries, divisions, error, refetch } = lists;
  const offered = divisions.filter((d) => where.countryCode === '' || d.countryCode === where.countryCode);
  return (
    <search className={classes.filters}>
      {heading ? <h3 className={classes.heading}>{heading}</h3> : null}
      <NativeSelect
        label="Country"
        value={where.countryCode}
        onChange={(event) => onWhere({ countryCode: event.currentTarget.value, divisionCode: '' })}
        data={[
          { value: '', label: 'All countries' },
          ...countries.map(({ countryCode, country }) => ({ value: countryCode, label: country })),
        ]}
      />
      <NativeSelect
        label="Division"
        value={where.divisionCode}
        onChange={(event) => onWhere({ ...where, divisionCode: event.currentTarget.value })}
        data={divisionChoices(offered)}
      />
      <TextInput
        className={classes.search}
        type="search"
        label="Search"
        placeholder="Name or member number"
        maxLength={memberSearchMax}
        autoComplete="off"
        leftSection={<IconSearch aria-hidden size={18} stroke={1.7} />}
        // On a phone the keyboard would cover the people whom one came to see.
        data-autofocus={window.matchMedia('(pointer: fine)').matches || undefined}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSearchNow();
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            onInto();
          }
        }}
      />
      {error ? (
        <p className={`${words.error} ${classes.search}`} role="alert">
          The countries and divisions could not be loaded: {errorWords(error)}{' '}
          <button type="button" className={words.link} onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      ) : null}
    </search>
  );
}
