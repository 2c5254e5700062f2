import { calls } from '@laurel/contract';
import { long, query, verb } from '#http/call-context';
import { mergeTwo, tryMerger } from './merge.ts';

const { trymerger, merge } = calls.mergers;

export const mergerCalls = () => [
  query(trymerger, async (db, { actor: by, input, now }) => ({ preview: await tryMerger(db, { by, now }, input) })),
  // Of somebody with many rows it may take its time.
  long(verb(merge, (tx, { actor: by, input, now }) => mergeTwo(tx, { by, now }, input))),
];
