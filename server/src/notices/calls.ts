import { calls } from '@laurel/contract';
import { say } from '@laurel/contract/say';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import { query, verb } from '#http/call-context';
import { byName, type Letter } from '#outbox/letter';
import { addDevice, devicesOf, removeDevice, renewDevice } from '#push/devices';
import { makeOwnKeys } from '#push/own-keys';
import type { PushReach } from '#push/way';
import { choicesOf, saveChoices } from './choices.ts';
import { openNotice } from './open.ts';
import { noticePage, unreadOf } from './queries.ts';
import { readAllNotices, readNotices } from './read.ts';
import { stopMail } from './stop.ts';
import * as texts from './texts.ts';

const { noticecount, noticelist, readnotices, readallnotices, noticechoices, savenoticechoices, stopmail, opennotice } =
  calls.notices;
const { devicelist, devicekey, adddevice, removedevice, renewdevice } = calls.notices;

interface Deps {
  letters: readonly Letter[];
  /** Undefined where no device is told anything. */
  push: PushReach | undefined;
}

export const noticeCalls = ({ letters: all, push }: Deps) => {
  const letters = byName(all);
  const offered = () => push ?? refuse('unavailable', say(texts.noPush));
  const devices = async (on: Db | Tx, memberId: number, endpoint: string | undefined) => ({
    isOffered: push !== undefined,
    ...(await devicesOf(on, memberId, endpoint)),
  });
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
    verb(opennotice, (tx, { actor, now, input }) => openNotice(tx, { letters, actor, now }, input.noticeId)),
    query(noticechoices, (tx, { actor }) => choicesOf(tx, { letters, actor })),
    verb(savenoticechoices, async (tx, { actor, input }) => {
      await saveChoices(tx, actor.id, input);
      return { ...(await choicesOf(tx, { letters, actor })), message: say(texts.saved) };
    }),
    verb(stopmail, async (tx, { input }) => {
      await stopMail(tx, input.token);
      return { message: say(texts.stopped) };
    }),
    query(devicelist, (tx, { actor, input }) => devices(tx, actor.id, input.endpoint)),
    verb(devicekey, async (tx, { now }) => {
      const { publicKey } = await makeOwnKeys(tx, offered().keys, now);
      return { publicKey: publicKey.toString('base64url') };
    }),
    verb(adddevice, async (tx, { actor, visit, now, input }) => {
      await addDevice(tx, { memberId: actor.id, tokenHash: visit.tokenHash, now }, input, offered());
      return { ...(await devices(tx, actor.id, input.endpoint)), message: say(texts.deviceOn) };
    }),
    verb(removedevice, async (tx, { actor, input }) => {
      await removeDevice(tx, actor.id, input.deviceId);
      return { ...(await devices(tx, actor.id, input.endpoint)), message: say(texts.deviceOff) };
    }),
    verb(renewdevice, async (tx, { input }) => {
      await renewDevice(tx, input, offered());
      return {};
    }),
  ];
};
