import { calls } from '@laurel/contract';
import { say } from '@laurel/contract/say';
import { query, verb } from '#http/call-context';
import { byName, type Letter } from '#outbox/letter';
import { choicesOf, saveChoices } from './choices.ts';
import { noticePage, unreadOf } from './queries.ts';
import { readAllNotices, readNotices } from './read.ts';
import { stopMail } from './stop.ts';
import * as texts from './texts.ts';

const { noticecount, noticelist, readnotices, readallnotices, noticechoices, savenoticechoices, stopmail } =
  calls.notices;

export const noticeCalls = ({ letters: all }: { letters: readonly Letter[] }) => {
  const letters = byName(all);
  return [
    query(noticecount, async (tx, { actor }) => ({ unread: await unreadOf(tx, actor.id) })),
    query(noticelist, (tx, { actor, input }) => noticePage(tx, { letters, actor }, input)),
    verb(readnotices, async (tx, { actor, now, input }) => {
      await readNotices(tx, { memberId: actor.id, now }, input.noticeIds);
      return { unread: await unreadOf(tx, actor.id) };
    }),
    verb(readallnotices, async (tx, { actor, now, input }) => {
      await readAllNotices(tx, { memberId: actor.id, now }, input.until);
      return { unread: await unreadOf(tx, actor.id) };
    }),
    query(noticechoices, (tx, { actor }) => choicesOf(tx, { letters, actor })),
    verb(savenoticechoices, async (tx, { actor, input }) => {
      await saveChoices(tx, actor.id, input);
      return { ...(await choicesOf(tx, { letters, actor })), message: say(texts.saved) };
    }),
    verb(stopmail, async (tx, { input }) => {
      await stopMail(tx, input.token);
      return { message: say(texts.stopped) };
    }),
  ];
};
