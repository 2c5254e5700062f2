import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '#api/query-client.ts';
import { SafeHtml } from '#ui/display/SafeHtml.tsx';
import classes from './CompanyWords.module.css';

const freshMs = 10 * 60_000;

interface CompanyWordsProps {
  contentKey: string;
  /** About how long they are: so much room is kept for them, and nothing below moves when they come. */
  letters: number;
  /** What stands there where the company wrote nothing. */
  otherwise?: string;
  /** A notice in a frame of its own, instead of words below the title. */
  isNotice?: boolean;
}

/** The company's own words. Nothing waits for them: the screen stands at once, with room for them. */
export function CompanyWords({ contentKey, letters, otherwise = '', isNotice = false }: CompanyWordsProps) {
  const input = { contentKey, isCache: true };
  const { data, isPending } = useQuery(callQuery('getcontentdb', input, { errors: 'screen', staleTime: freshMs }));
  const [cameLate] = useState(isPending);
  if (!cameLate && !data && !otherwise) return null;
  return (
    <div className={classes.words} data-notice={isNotice || undefined}>
      {cameLate ? (
        <p className={classes.room} data-pending={isPending || undefined} aria-hidden>
          <span>{textOf(letters)}</span>
        </p>
      ) : null}
      {data ? <SafeHtml html={data.content} /> : null}
      {data || isPending ? null : <p className={classes.otherwise}>{otherwise}</p>}
    </div>
  );
}

/** Breaks into as many lines as other words of this length, on every screen. */
function textOf(letters: number): string {
  // as it is sent: nobody sees it, it takes room only
  return 'words of some length '.repeat(Math.ceil(letters / 21)).slice(0, letters);
}
