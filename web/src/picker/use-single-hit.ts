import { useEffect, useEffectEvent, useState } from 'react';
import type { Colleague, useDirectory } from './directory.ts';

interface SingleHit {
  search: string;
  /** The search whose answer is shown, or on its way. */
  rested: string;
  restNow: () => void;
  directory: ReturnType<typeof useDirectory>;
  onPerson: (person: Colleague) => void;
}

/** Enter in the search field: looks at once, and takes the only one found. Typing on takes the wish back. */
export function useSingleHit({ search, rested, restNow, directory, onPerson }: SingleHit): () => void {
  const [wished, setWished] = useState<string>();
  const { people, isLoading, error } = directory;
  const isAnswered = !isLoading && !error && people !== undefined;
  const take = useEffectEvent(() => {
    setWished(undefined);
    const [only, ...others] = people ?? [];
    if (only && others.length === 0 && wished === search && search.trim() !== '') onPerson(only);
  });
  useEffect(() => {
    if (wished !== undefined && wished === rested && isAnswered) take();
  }, [wished, rested, isAnswered]);
  return () => {
    setWished(search);
    restNow();
  };
}
