import '#api/late-rows.ts';
import { say } from '@laurel/contract/say';
import { IconSignature } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { Link } from '#router/Link.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { fewPaths } from '../few-paths.ts';
import classes from './GroupCards.module.css';
import * as texts from './texts.ts';

/** How many cards wait for the reader's signature: where there are none, nothing. */
export function GroupCardsWaiting() {
  const { data } = useQuery(callQuery('groupcardlist', { list: 'toSign', limit: 2 }, { errors: 'screen' }));
  const [first, another] = data?.cards ?? [];
  if (!data || !first) return null;
  return (
    <p className={`${layout.surface} ${classes.waiting}`}>
      <IconSignature aria-hidden size={22} stroke={1.6} />
      <Link className={words.link} to={another ? fewPaths.groupCards : fewPaths.groupCard(first.cardId)}>
        {say(texts.wait, { count: data.total })}
      </Link>
    </p>
  );
}
