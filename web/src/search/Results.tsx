import { say } from '@laurel/contract/say';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { excerptOf, markedParts } from './matching.ts';
import { groups, type Option } from './option.ts';
import classes from './Search.module.css';
import * as texts from './texts.ts';

interface ResultsProps {
  id: string;
  options: readonly Option[];
  active: Option | undefined;
  search: string;
  onFollow: (option: Option, event: MouseEvent<HTMLElement>) => void;
}

/** What was found, kind by kind. */
export function Results({ id, options, ...rest }: ResultsProps) {
  return (
    <div id={id} role="listbox" aria-label={say(texts.found)} className={classes.list}>
      {groups.map((group) => {
        const within = options.filter((option) => option.group === group);
        if (within.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no group of fields
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} className={classes.group}>
              {say(texts.group, { group })}
            </p>
            {within.map((option) => (
              <Line key={option.id} listId={id} option={option} {...rest} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface LineProps extends Omit<ResultsProps, 'id' | 'options'> {
  listId: string;
  option: Option;
}

/** One that was found, and what else one can do with it. */
function Line({ option, ...rest }: LineProps) {
  const { beside } = option;
  if (!beside) return <One option={option} {...rest} />;
  return (
    <div role="presentation" className={classes.line}>
      <One option={option} {...rest} />
      <One option={beside} isBeside {...rest} />
    </div>
  );
}

function One({ listId, option, active, search, onFollow, isBeside = false }: LineProps & { isBeside?: boolean }) {
  const isActive = active?.id === option.id;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isActive) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const Tag = option.to === undefined ? 'div' : 'a';
  return (
    <Tag
      ref={(element: HTMLElement | null) => {
        box.current = element;
      }}
      id={optionId(listId, option)}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-label={option.spoken}
      className={isBeside ? classes.beside : classes.option}
      {...(option.to !== undefined && { href: option.to, draggable: false })}
      // The focus stays in the field.
      onMouseDown={(event: MouseEvent<HTMLElement>) => event.preventDefault()}
      onClick={(event: MouseEvent<HTMLElement>) => onFollow(option, event)}
    >
      {option.sign}
      <Said option={option} search={search} />
    </Tag>
  );
}

function Said({ option: { label, detail, quote, quoteLanguage }, search }: { option: Option; search: string }) {
  return (
    <span className={classes.said}>
      <span dir="auto" className={classes.label}>
        <Marked text={label} search={search} />
      </span>
      {detail ? <span className={classes.detail}>{detail}</span> : null}
      {quote?.trim() ? (
        <span dir="auto" lang={quoteLanguage || undefined} className={classes.quote}>
          <Marked text={excerptOf(quote, search)} search={search} />
        </span>
      ) : null}
    </span>
  );
}

/** A text with what fits the search marked. */
function Marked({ text, search }: { text: string; search: string }): ReactNode {
  return markedParts(text, search).map(({ text: part, isMatch }, n) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
    isMatch ? <mark key={n}>{part}</mark> : <span key={n}>{part}</span>,
  );
}

export function optionId(listId: string, { id }: Pick<Option, 'id'>): string {
  return `${listId}-${id.replace(/[^\w.-]/g, '_')}`;
}
