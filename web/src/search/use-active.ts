import { type KeyboardEvent, useState } from 'react';
import type { Option } from './option.ts';

interface Chosen {
  /** Of what was typed; with another text the first one is next. */
  search: string;
  id: string;
  at: number;
  /** On what lies beside it. */
  isBeside: boolean;
}

/** Which option Enter opens: the first, until somebody moves to another, which stays it as long as it is there. */
export function useActive(options: readonly Option[], search: string) {
  const [chosen, setChosen] = useState<Chosen>();
  const isMoved = chosen !== undefined && chosen.search === search;
  const found = isMoved ? options.findIndex(({ id }) => id === chosen.id) : 0;
  // What was chosen has gone: what stands in its place is next.
  const at = found >= 0 ? found : Math.min(chosen?.at ?? 0, options.length - 1);
  const first = options[at];
  const isBeside = isMoved && found >= 0 && chosen.isBeside && first?.beside !== undefined;
  const active = isBeside ? first?.beside : first;

  const moveTo = (place: number, beside = false) => {
    const option = options[place];
    if (option) setChosen({ search, id: option.id, at: place, isBeside: beside });
  };
  /** Answers whether the key was for the list. */
  const onKey = ({ key, currentTarget: box }: KeyboardEvent<HTMLInputElement>): boolean => {
    const isAtEnd = box.selectionStart === box.value.length && box.selectionEnd === box.value.length;
    const [toward, back] =
      getComputedStyle(box).direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const last = options.length - 1;
    if (last < 0) return false;
    if (key === 'ArrowDown') moveTo(at === last ? 0 : at + 1);
    else if (key === 'ArrowUp') moveTo(at === 0 ? last : at - 1);
    else if (key === 'Home' && isMoved) moveTo(0);
    else if (key === 'End' && (isMoved || isAtEnd)) moveTo(last);
    else if (key === toward && isAtEnd && first?.beside && !isBeside) moveTo(at, true);
    else if (key === back && isBeside) moveTo(at);
    else return false;
    return true;
  };
  return { active, onKey };
}
