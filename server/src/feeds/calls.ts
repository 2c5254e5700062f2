import { calls } from '@laurel/contract';
import { act, long, query, verb } from '#http/call-context';
import { confirmFed, declineFed, previewFed } from './decide.ts';
import { historyPage } from './history.ts';
import { endToken, giveToken } from './tokens.ts';

const { givefeedtoken, endfeedtoken, uploadhistory, feedpreview, confirmfeed, declinefeed } = calls.feeds;

export const feedCalls = (deps: { voucherKeys: readonly Buffer[] }) => [
  verb(givefeedtoken, (tx, { actor: by, now, input }) => giveToken(tx, { by, now }, input)),
  verb(endfeedtoken, async (tx, { actor: by, now, input }) => {
    await endToken(tx, { by, now }, input);
    return {};
  }),
  query(uploadhistory, (tx, { actor, input, now }) => historyPage(tx, actor, input, now)),
  long(act(feedpreview, (db, { actor: by, now, input }) => previewFed(db, { ...input, by, now, ...deps }))),
  long(
    act(confirmfeed, (db, { actor: by, now, input: { fedFileId, confirm } }) =>
      confirmFed(db, { fedFileId, by, now, ...deps }, confirm),
    ),
  ),
  verb(declinefeed, async (tx, { actor: by, now, input }) => {
    await declineFed(tx, { ...input, by, now });
    return {};
  }),
];
