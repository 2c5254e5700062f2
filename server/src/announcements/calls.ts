import { calls } from '@laurel/contract';
import { callRows } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { transaction } from '#db/transaction';
import { pageAnnounced } from '#home/announcements';
import { act, file, query, verb } from '#http/call-context';
import { encodePicture } from '#pictures/encode';
import { pictureById } from '#pictures/store';
import { dismiss } from './dismiss.ts';
import { endAnnouncement, restore, takeAway } from './end.ts';
import { moveAnnouncement } from './move.ts';
import { addPicture, pictureSize } from './picture.ts';
import { audiences, pageOf, peopleOf } from './queries.ts';
import { saveAnnouncement } from './save.ts';
import * as texts from './texts.ts';

const { announcements } = calls;

export const announcementCalls = ({ patience }: { patience: number }) => [
  query(announcements.announcementlist, (tx, { input, now }) => pageOf(tx, input, now)),
  query(announcements.announcementaudiences, (tx) => audiences(tx)),
  query(announcements.announcementreach, async (tx, { input, now }) => ({
    people: await peopleOf(tx, input.audience, now),
  })),
  verb(announcements.announcementsave, async (tx, { actor, now, input }) => {
    const { from, ...saved } = await saveAnnouncement(tx, { actor, now }, input);
    return { ...saved, dateFrom: from.toISOString(), message: say(input.announcementId ? texts.saved : texts.added) };
  }),
  verb(announcements.announcementend, async (tx, { actor, now, input }) => ({
    ...(await endAnnouncement(tx, { actor, now }, input)),
    message: say(texts.ended),
  })),
  verb(announcements.announcementtakeaway, async (tx, { actor, now, input }) => ({
    ...(await takeAway(tx, { actor, now }, input)),
    message: say(texts.takenAway),
  })),
  verb(announcements.announcementrestore, async (tx, { actor, now, input }) => ({
    ...(await restore(tx, { actor, now }, input.announcementId)),
    message: say(texts.restored),
  })),
  verb(announcements.announcementmove, async (tx, { actor, now, input }) => ({
    ...(await moveAnnouncement(tx, { actor, now }, input)),
    message: say(texts.moved),
  })),
  act(announcements.announcementpicupload, async (db, { actor, file: uploaded, now }) => {
    const { field } = callRows.announcementpicupload.file;
    const picture = await encodePicture(uploaded, { size: pictureSize, field, patience });
    return { picture: await transaction(db, (tx) => addPicture(tx, { actor, now }, picture)) };
  }),
  file(announcements.announcementpic, (db, { input }) => pictureById(db, input.picId)),
  query(announcements.myannouncements, (tx, { actor, now, kept, input }) =>
    pageAnnounced(tx, input.page, { actor, now, kept }),
  ),
  verb(announcements.announcementdismiss, async (tx, { actor, now, input }) => {
    await dismiss(tx, { actor, now }, input);
    return { isDismissed: input.isDismissed };
  }),
];
