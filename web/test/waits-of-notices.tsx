import type { Notice } from '@laurel/contract/calls/notices/noticelist';
import { page } from 'vitest/browser';
import { Choices } from '#notices/Choices.tsx';
import { Devices } from '#notices/Devices.tsx';
import { Listing } from '#notices/Listing.tsx';
import { Newest } from '#notices/Newest.tsx';
import { NoticeList } from '#notices/NoticeList.tsx';
import type { ThisDevice } from '#notices/this-device.ts';
import { UnsubscribePage } from '#notices/UnsubscribePage.tsx';
import { At, Titled, type Wait } from './waits.tsx';

const notice: Notice = {
  ...{ noticeId: '7', kind: 'card', words: 'Johan Botha says thank you!', path: '/card/17' },
  ...{ date: '2026-11-20T10:00:00Z', isUnread: true },
};
const chosen = {
  kinds: [{ kind: 'card' as const, way: 'atOnce' as const, push: true }],
  ...{ digestHour: 8, digestDays: 'every' as const, quietFrom: null, quietUntil: null, timeZone: null },
  ...{ countryZone: 'Africa/Johannesburg', hasEmail: true, revision: 0 },
};
const listed = {
  isOffered: true,
  devices: [
    {
      ...{ deviceId: '3', browser: 'Firefox', system: 'Windows', isThis: false },
      ...{ dateSince: '2026-11-20T10:00:00Z', dateTold: null },
    },
  ],
  total: 1,
};
const phone = { endpoint: 'https://push.example.com/x', publicKey: 'B'.repeat(87), auth: 'A'.repeat(22) };
const here: ThisDevice = {
  ...{ state: () => 'off', subscribed: async () => undefined, isAllowed: async () => true },
  ...{ subscribe: async () => phone, unsubscribe: async () => {} },
};
const read = () => ({ unread: 1 });
const answers = {
  ...{ noticelist: () => ({ notices: [notice], next: null, total: 1, isMore: false, unread: 1 }) },
  ...{ noticecount: read, readnotices: read, readallnotices: read, noticechoices: () => chosen },
  ...{ savenoticechoices: () => ({ ...chosen, message: 'Saved.' }), stopmail: () => ({ message: 'Done.' }) },
  ...{ devicelist: () => listed, devicekey: () => ({ publicKey: phone.publicKey }) },
  ...{ adddevice: () => ({ ...listed, message: 'On.' }), removedevice: () => ({ ...listed, message: 'Off.' }) },
  opennotice: () => ({ path: '/card/17', unread: 0 }),
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
    ...{ answers, file: 'notices/Devices.tsx', name: 'Switch on on this device', call: 'adddevice' },
    part: (
      <Titled>
        <Devices here={here} />
      </Titled>
    ),
  },
  {
    ...{ answers, file: 'notices/Devices.tsx', name: /^Switch off/, call: 'removedevice' },
    part: (
      <Titled>
        <Devices here={here} />
      </Titled>
    ),
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
