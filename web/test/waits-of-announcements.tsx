import { page } from 'vitest/browser';
import { Announced } from '#announced/Announced.tsx';
import { AnnouncementsPage } from '#announcements/AnnouncementsPage.tsx';
import { EditDialog } from '#announcements/EditDialog.tsx';
import { PictureField } from '#announcements/PictureField.tsx';
import type { Answers } from './answers.ts';
import { Opened, open, Titled, type Wait } from './waits.tsx';

const card = { announcementId: '1', title: 'Fair', words: 'Come.', picture: '', alt: '', link: '/ideabox' };
const audience = { sites: [], countries: [], clusters: [], divisions: [], managersOnly: false };
const row = {
  ...{ announcementId: '1', revision: 1, place: 'home' as const, language: 'en' as const, picture: '', link: '' },
  texts: [{ language: 'en' as const, title: 'Fair', words: 'Come.', alt: '' }],
  ...{ dateFrom: '2026-01-01T00:00:00.000Z', dateUntil: null, dateChanged: '2026-01-01T00:00:00.000Z' },
  ...{ changedBy: '', audience },
};
const done = { message: 'Done.', announcementId: '1', revision: 2 };
const answers: Answers = {
  announcementlist: () => ({ announcements: [row], totals: { running: 1, planned: 0, ended: 0 } }),
  announcementaudiences: () => ({ sites: [], countries: [], clusters: [], divisions: [] }),
  announcementreach: () => ({ people: 3 }),
  announcementsave: () => ({ ...done, dateFrom: row.dateFrom }),
  announcementend: () => done,
  announcementpicupload: () => ({ picture: 'a'.repeat(32) }),
  announcementdismiss: () => ({ isDismissed: true }),
  myannouncements: () => ({ announcements: [card, { ...card, announcementId: '2' }], total: 2 }),
};
const who = { member: { capabilities: ['content' as const] }, answers };
const editor = <Opened>{(close) => <EditDialog row={row} place="home" onDone={close} onClose={close} />}</Opened>;
const atHome = (
  <Titled>
    <Announced shown={[card]} more={1} />
  </Titled>
);

export const waitsOfAnnouncements: Wait[] = [
  { ...who, file: 'announced/Announced.tsx', name: /^Dismiss/, part: atHome, call: 'announcementdismiss' },
  {
    ...who,
    ...{ file: 'announced/Announced.tsx', name: /^(Show one more|Try again)/, part: atHome, call: 'myannouncements' },
  },
  {
    ...who,
    ...{ file: 'announcements/AnnouncementLine.tsx', name: /^End now/, asks: 'End now' },
    ...{ part: <AnnouncementsPage />, call: 'announcementend' },
  },
  {
    ...who,
    ...{ file: 'announcements/AudienceFields.tsx', name: 'Try again', isRetry: true },
    ...{ part: editor, before: open, call: 'announcementreach' },
  },
  {
    ...who,
    ...{ file: 'announcements/EditDialog.tsx', name: 'Save', part: editor, call: 'announcementsave' },
    before: async () => {
      await open();
      await page.getByRole('textbox', { name: /^Title/ }).fill('Another');
    },
  },
  {
    ...who,
    ...{ file: 'announcements/PictureField.tsx', name: /Drop a picture here/, call: 'announcementpicupload' },
    part: (
      <Titled>
        <PictureField picture="" error={undefined} onChange={() => {}} />
      </Titled>
    ),
    takes: new File(['x'], 'day.png', { type: 'image/png' }),
  },
];
