import type { Notice } from '@laurel/contract/calls/notices/noticelist';
import { page } from 'vitest/browser';
import { Choices } from '#notices/Choices.tsx';
import { Listing } from '#notices/Listing.tsx';
import { Newest } from '#notices/Newest.tsx';
import { NoticeList } from '#notices/NoticeList.tsx';
import { UnsubscribePage } from '#notices/UnsubscribePage.tsx';
import { At, Titled, type Wait } from './waits.tsx';

const notice: Notice = {
  ...{ noticeId: '7', kind: 'card', words: 'Johan Botha says thank you!', path: '/card/17' },
  ...{ date: '2026-11-20T10:00:00Z', isUnread: true },
};
const chosen = {
  kinds: [{ kind: 'card' as const, way: 'atOnce' as const }],
  ...{ digestHour: 8, digestDays: 'every' as const, quietFrom: null, quietUntil: null, timeZone: null },
  ...{ countryZone: 'Africa/Johannesburg', hasEmail: true, revision: 0 },
};
const read = () => ({ unread: 1 });
const answers = {
  ...{ noticelist: () => ({ notices: [notice], next: null, total: 1, isMore: false, unread: 1 }) },
  ...{ noticecount: read, readnotices: read, readallnotices: read, noticechoices: () => chosen },
  ...{ savenoticechoices: () => ({ ...chosen, message: 'Saved.' }), stopmail: () => ({ message: 'Done.' }) },
};
const ofList = { answers, name: 'Mark all as read', call: 'readallnotices' as const };

export const waitsOfNotices: Wait[] = [
  {
    ...ofList,
    file: 'notices/Listing.tsx',
    part: (
      <Titled>
        <Listing />
      </Titled>
    ),
  },
  {
    ...ofList,
    file: 'notices/Newest.tsx',
    part: (
      <Titled>
        <Newest onLeave={() => {}} />
      </Titled>
    ),
  },
  {
    ...{ answers, file: 'notices/NoticeList.tsx', name: /^Mark as read/, call: 'readnotices' },
    part: (
      <Titled>
        <NoticeList notices={[notice]} />
      </Titled>
    ),
  },
  {
    ...{ answers, file: 'notices/Choices.tsx', name: 'Save my choices', call: 'savenoticechoices' },
    part: (
      <Titled>
        <Choices />
      </Titled>
    ),
    before: () => page.getByRole('radio', { name: 'Never' }).click(),
  },
  {
    ...{ answers, file: 'notices/UnsubscribePage.tsx', name: 'Stop these e-mails', call: 'stopmail' },
    part: (
      <At params={{ token: 'x' }}>
        <UnsubscribePage />
      </At>
    ),
  },
];
