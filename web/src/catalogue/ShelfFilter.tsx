import { say } from '@laurel/contract/say';
import { IconSearch } from '@tabler/icons-react';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import classes from './Shop.module.css';
import { type ShelfWish, shelfOrders } from './shelf-order.ts';
import * as texts from './texts.ts';

interface ShelfFilterProps {
  wish: ShelfWish;
  onWish: (wish: ShelfWish) => void;
  /** There are products to sort, not only categories. */
  maySort: boolean;
}

export function ShelfFilter({ wish, onWish, maySort }: ShelfFilterProps) {
  return (
    <search className={`${layout.fields} ${layout.above} ${classes.filter}`}>
      <TextInput
        label={say(texts.searchRewards)}
        type="search"
        autoComplete="off"
        leftSection={<IconSearch aria-hidden size={18} stroke={1.8} />}
        value={wish.search}
        onChange={(event) => onWish({ ...wish, search: event.currentTarget.value })}
      />
      {maySort ? (
        <NativeSelect
          label={say(texts.sortBy)}
          data={shelfOrders}
          value={wish.order}
          onChange={(event) => {
            const chosen = shelfOrders.find(({ value }) => value === event.currentTarget.value);
            if (chosen) onWish({ ...wish, order: chosen.value });
          }}
        />
      ) : null}
    </search>
  );
}
