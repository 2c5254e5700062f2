import type { FormErrors } from '@laurel/contract/errors';
import type { Item } from '@laurel/contract/programme/items';
import { say } from '@laurel/contract/say';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconPlus } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { GroupError } from '#ui/fields/GroupError.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { moved, offeredOf, withItem, withNew, withOffer } from './draft.ts';
import { ItemFields } from './ItemFields.tsx';
import { ItemPanel } from './ItemPanel.tsx';
import classes from './Programme.module.css';
import * as texts from './texts.ts';

interface ItemListProps {
  place: string;
  title: string | undefined;
  items: readonly Item[];
  /** As they are saved. */
  known: readonly Item[];
  errors: FormErrors;
  mayChange: boolean;
  hasCards: boolean;
  /** On the button that adds one. */
  adds: string;
  onChange: (items: Item[]) => void;
}

/** Things of one kind: in their order, to be changed, retired and offered again, and one more. */
export function ItemList(props: ItemListProps) {
  const { title, items, errors, place, mayChange, adds, onChange } = props;
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<string>();
  const offered = offeredOf(items);
  const retired = items.filter((item) => item.retired);
  const focusKey = (key: string) =>
    requestAnimationFrame(() => focusOn(list.current?.querySelector(`[data-key="${key}"] button`)));
  const focusMove = (key: string, step: number) =>
    requestAnimationFrame(() => focusOn(list.current?.querySelector(`[data-key="${key}"] [data-step="${step}"]`)));
  const rowOf = (item: Item, at: number) => (
    <ItemRow
      {...props}
      key={item.key}
      item={item}
      at={items.indexOf(item)}
      isFirst={at === 0}
      isLast={at === offered.length - 1}
      isOpen={open === item.key || hasErrors(errors, `${place}.${items.indexOf(item)}.`)}
      onOpen={(isOpen) => setOpen((before) => (isOpen ? item.key : before === item.key ? undefined : before))}
      onMoved={(step) => focusMove(item.key, step)}
      onGone={() => focusKey(items.find((one) => one !== item)?.key ?? '')}
    />
  );
  return (
    <section className={layout.stack}>
      {title ? <h3 className={words.name}>{title}</h3> : null}
      <GroupError error={errors[place]} />
      <ul ref={list} className={classes.items} aria-label={title ?? say(texts.offeredNow)}>
        {offered.map(rowOf)}
      </ul>
      {mayChange ? (
        <AddItem
          label={adds}
          onAdd={(name) => {
            const more = withNew(items, name);
            const added = offeredOf(more).at(-1)?.key ?? '';
            onChange(more);
            setOpen(added);
            focusKey(added);
          }}
        />
      ) : null}
      {retired.length > 0 ? (
        <details className={classes.languages} open={retired.some(({ key }) => key === open) || undefined}>
          <summary>
            <span>{say(texts.noLongerOffered)}</span>
            <span className={classes.said}>{String(retired.length)}</span>
            <IconChevronDown aria-hidden size={20} stroke={1.8} />
          </summary>
          <ul className={classes.items}>{retired.map(rowOf)}</ul>
        </details>
      ) : null}
    </section>
  );
}

function hasErrors(errors: FormErrors, place: string): boolean {
  return Object.keys(errors).some((at) => at.startsWith(place));
}

interface ItemRowProps extends ItemListProps {
  item: Item;
  /** Its place among all, by which its errors are told. */
  at: number;
  isFirst: boolean;
  isLast: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onGone: () => void;
  onMoved: (step: number) => void;
}

function ItemRow(props: ItemRowProps) {
  const { place, item, at, items, known, errors, hasCards, mayChange, isOpen, onOpen, onChange } = props;
  const saved = known.find(({ key }) => key === item.key);
  return (
    <li className={classes.item} data-key={item.key}>
      <ItemPanel
        choice={item}
        saved={saved}
        hasCard={hasCards}
        mayChange={mayChange}
        acts={mayChange ? <ItemActs {...props} isSaved={saved !== undefined} /> : null}
        isOpen={isOpen}
        onOpen={onOpen}
      >
        <ItemFields
          place={`${place}.${at}`}
          choice={item}
          errors={errors}
          hasCard={hasCards}
          onChange={(next) => onChange(withItem(items, item.key, () => next))}
        />
      </ItemPanel>
    </li>
  );
}

function ItemActs({
  item,
  items,
  isFirst,
  isLast,
  isSaved,
  onChange,
  onGone,
  onMoved,
}: ItemRowProps & { isSaved: boolean }) {
  const { key, name } = item;
  const move = (step: 1 | -1) => {
    onChange(moved(items, key, step));
    onMoved(step);
  };
  if (item.retired)
    return (
      <Button
        variant="default"
        size="xs"
        onClick={() => {
          onChange(withOffer(items, key, true));
          onGone();
        }}
      >
        {say(texts.offerAgain)}
        <span className="visually-hidden"> {name}</span>
      </Button>
    );
  return (
    <>
      <IconButton label={say(texts.moveUp, { name })} disabled={isFirst} data-step={-1} onClick={() => move(-1)}>
        <IconArrowUp aria-hidden size={19} stroke={1.8} />
      </IconButton>
      <IconButton label={say(texts.moveDown, { name })} disabled={isLast} data-step={1} onClick={() => move(1)}>
        <IconArrowDown aria-hidden size={19} stroke={1.8} />
      </IconButton>
      <Button
        variant="default"
        size="xs"
        onClick={() => {
          onChange(isSaved ? withOffer(items, key, false) : items.filter((one) => one.key !== key));
          onGone();
        }}
      >
        {isSaved ? say(texts.retire) : say(texts.remove)}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </>
  );
}

/** A new one begins with its name. */
function AddItem({ label, onAdd }: { label: string; onAdd: (name: string) => void }) {
  const [name, setName] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onAdd(name.trim());
    setName('');
  };
  return (
    <form className={classes.add} onSubmit={add}>
      <TextInput
        label={label}
        dir="auto"
        placeholder={say(common.name)}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        size="md"
        icon={<IconPlus aria-hidden size={18} />}
        aria-disabled={name.trim() === ''}
      >
        {say(texts.add)}
      </Button>
    </form>
  );
}
