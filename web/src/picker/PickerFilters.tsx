import { memberSearchMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { IconSearch } from '@tabler/icons-react';
import { errorWords } from '#api/call-error.ts';
import * as common from '#lib/texts.ts';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import words from '#ui/layout/words.module.css';
import { divisionChoices, type useDivisionLists } from './directory.ts';
import classes from './RecipientPicker.module.css';
import * as texts from './texts.ts';

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
        label={say(texts.country)}
        value={where.countryCode}
        onChange={(event) => onWhere({ countryCode: event.currentTarget.value, divisionCode: '' })}
        data={[
          { value: '', label: say(texts.allCountries) },
          ...countries.map(({ countryCode, country }) => ({ value: countryCode, label: country })),
        ]}
      />
      <NativeSelect
        label={say(common.division)}
        value={where.divisionCode}
        onChange={(event) => onWhere({ ...where, divisionCode: event.currentTarget.value })}
        data={divisionChoices(offered)}
      />
      <TextInput
        className={classes.search}
        type="search"
        label={say(common.search)}
        placeholder={say(texts.nameOrNumber)}
        maxLength={memberSearchMax}
        autoComplete="off"
        leftSection={<IconSearch aria-hidden size={18} stroke={1.7} />}
        // On a phone the keyboard would cover the people whom one came to see.
        // as it is sent: a media query
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
          {say(texts.divisionsFailed, { failure: errorWords(error) })}{' '}
          <button type="button" className={words.link} onClick={() => void refetch()}>
            {say(common.tryAgain)}
          </button>
        </p>
      ) : null}
    </search>
  );
}
