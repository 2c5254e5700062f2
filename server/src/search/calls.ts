import { calls } from '@laurel/contract';
import { query } from '#http/call-context';
import { found } from './find.ts';

export const searchCalls = () => [
  query(calls.search.find, (tx, { actor, input, now, kept }) => found(tx, { actor, now, kept }, input)),
];
