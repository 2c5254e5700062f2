import { calls } from '@laurel/contract';
import { query, verb } from '#http/call-context';
import { forgetSource, saveSource } from './change.ts';
import { sourceList } from './queries.ts';

const { sourcelist, savesource, forgetsource } = calls.sources;

export const sourceCalls = () => [
  query(sourcelist, async (tx, { actor, now }) => ({ sources: await sourceList(tx, actor, now) })),
  verb(savesource, (tx, { actor: by, input, now }) => saveSource(tx, { by, now }, input)),
  verb(forgetsource, async (tx, { actor: by, input, now }) => {
    await forgetSource(tx, { by, now }, input);
    return {};
  }),
];
