import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import * as texts from './texts.ts';
import classes from './WorkCount.module.css';

/** How much waits for the reader; nothing of it that is one and the same for long, such as a portal that is set up. */
export function WorkCount() {
  const { data } = useQuery(callQuery('waiting', {}, { errors: 'screen' }));
  if (!data) return null;
  const { setup: _, vouchers, messages, ...queues } = data;
  const counts = [...Object.values(queues), ...Object.values(messages ?? {})].map((queue) => queue?.count ?? 0);
  const total = counts.reduce((sum, count) => sum + count, vouchers?.low ?? 0);
  if (total === 0) return null;
  return (
    <span className={classes.count}>
      <span aria-hidden>{total > most ? `${most}+` : total}</span>
      <span className="visually-hidden">{say(texts.waitFor, { count: total })}</span>
    </span>
  );
}

const most = 99;
