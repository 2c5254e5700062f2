import { type Capability, type Holder, mayOpen, mayUse, type Screen, screenAccess } from '@laurel/contract/access';
import { type Feature, features } from '@laurel/contract/programme/items';
import { specified } from '@laurel/contract/programme/programme';
import { expect, test } from 'vitest';
import { goBy } from '../../test/programme.ts';
import { fewPaths } from '../few-paths.ts';
import { paths, routePaths } from '../paths.ts';
import { entryAt, navOf, openGroups } from './nav.ts';

const flags = ['manager', 'administrator', 'clusterAdmin', 'committee', 'ideaReviewer'] as const;
const parts = ['finance', 'shop', 'content', 'people', 'programme', 'auditor', 'moderator'] as const;
const holder = (...capabilities: Capability[]): Holder => ({ siteTemplate: 'laurel', capabilities });
const nobody = holder();
const everything = holder(...flags);

/** Every combination of the five flags of the specification, and every other capability with and without them. */
const combinations = Array.from({ length: 2 ** flags.length }, (_, bits): [string, Holder] => {
  const held = flags.filter((_flag, bit) => (bits >> bit) & 1);
  return [held.join(' ') || 'no role', holder(...held)];
}).concat(
  parts.flatMap((part) => [
    [part, holder(part)],
    [`manager and ${part}`, holder('manager', part)],
  ]),
);

/** Screens that are no place of their own: where a session begins or ends, and what one reaches from a screen of the menu. */
const reachedFromOthers: Screen[] = [
  'login',
  'loginSuccess',
  'logout',
  'card',
  'colleague',
  'groupCard',
  'quarterlySummary',
  'quarterlyVote',
  'person',
  'setupBegin',
  'notices',
  'unsubscribe',
];
const places = (Object.keys(screenAccess) as Screen[]).filter((screen) => !reachedFromOthers.includes(screen));
const entriesOf = (who: Holder) => navOf(who).flatMap(({ entries }) => entries);
const place = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return { pathname, search };
};

test.each(combinations)('with %s the menu has every screen that one may open, and no other', (_roles, who) => {
  const offered = new Set(entriesOf(who).map(({ screen }) => screen));
  const isOffered = (screen: Screen) => screen !== 'approvals' || mayUse({ access: 'approver', reads: true }, who);
  expect([...offered].sort()).toEqual(places.filter((screen) => mayOpen(screen, who) && isOffered(screen)).sort());
});

test.each([
  ['a committee member', 'committee', ['Nominations', 'Second person', 'Guide']],
  ['a cluster admin', 'clusterAdmin', ['Nominations', 'Second person', 'Guide']],
  ['an idea reviewer', 'ideaReviewer', ['Idea Management', 'Second person', 'Guide']],
  [
    'finance',
    'finance',
    ['Management Report', 'Second person', 'Data Upload', 'Corrections', 'Budgets', 'Circles of points', 'Guide'],
  ],
  ['the shop', 'shop', ['Second person', 'Order desk', 'Data Upload', 'Guide']],
  ['content', 'content', ['Competition Admin', 'Words', 'Announcements', 'Inbox', 'Guide']],
  ['a moderator', 'moderator', ['Reported cards and comments', 'Guide']],
  ['people', 'people', ['Second person', 'Data Upload', 'People', 'Messages', 'Guide']],
  [
    'the programme',
    'programme',
    [
      'Idea Management',
      'Second person',
      'Quarterly Awards',
      'Competition Admin',
      'Programme',
      'Data Upload',
      'Looks',
      'Guide',
    ],
  ],
  [
    'an auditor',
    'auditor',
    [
      ...['Nominations', 'Idea Management', 'Management Report', 'Second person', 'Quarterly Awards'],
      ...['Competition Admin', 'Programme'],
      ...['Order desk', 'Words', 'Announcements', 'Looks', 'Set up'],
      ...[
        'People',
        'Corrections',
        'Budgets',
        'Circles of points',
        'Inbox',
        'Reported cards and comments',
        'Messages',
        'Audit',
        'Guide',
      ],
    ],
  ],
  [
    'a manager',
    'manager',
    ['Adhoc Recognition', 'Nominations', 'Management Report', 'Management Statement', 'Second person', 'Guide'],
  ],
  [
    'an administrator',
    'administrator',
    [
      ...['Recognise', 'Nominations', 'Idea Management', 'Second person', 'Quarterly Awards'],
      ...['Competition Admin', 'Programme'],
      ...['Order desk', 'Data Upload', 'Words', 'Announcements', 'Looks', 'Set up'],
      ...[
        'People',
        'Corrections',
        'Budgets',
        'Circles of points',
        'Inbox',
        'Reported cards and comments',
        'Messages',
        'Audit',
        'Guide',
      ],
    ],
  ],
] as const)('%s, without anything else, has the way to the screens of the role', (_name, held, labels) => {
  const common = new Set(entriesOf(nobody).map(({ label }) => label));
  const own = entriesOf(holder(held)).map(({ label }) => label);
  expect(own.filter((label) => !common.has(label))).toEqual(['To do', ...labels]);
});

test('specification 2.2 is all there', () => {
  const to = new Set(entriesOf(everything).map((entry) => entry.to.toLowerCase()));
  const named = [
    ...['/', '/walloffame', '/myprofile', '/contactus', '/howitworks', '/faq', '/rewards/basket', '/orders'],
    ...['/statement', '/myrecognition', '/managementstatement', '/reportmanagement', '/nominationmanagement'],
    ...['/reportquarterlyawards', '/ideamanagement', '/competitionadmin'],
  ];
  expect(named.filter((address) => !to.has(address))).toEqual([]);
});

test.each([
  [paths.basket, 'Basket'],
  [fewPaths.checkout, 'Basket'],
  [paths.rewards('gift-vouchers'), 'Rewards'],
  ['/REWARDS/Basket/', 'Basket'],
  [paths.card('7'), 'My Recognition'],
  [paths.profileUpdate, 'My Profile'],
  [paths.away, 'Away'],
  [paths.nominate('1.5'), 'Nominate'],
  [paths.recognise('1.5'), 'Thank you'],
  [paths.recognise('1.5', 'thankyou'), 'Thank you'],
  [paths.recognise('1.5', 'birthday'), 'Celebrate'],
  [paths.recognise(), 'Recognise'],
  [paths.recognisePoints, 'Recognise'],
  [paths.payItForward('1.5', 'anniversary'), 'Pay It Forward'],
  [fewPaths.quarterlySummary(), 'Quarterly Awards'],
  [paths.content('faq'), 'FAQ'],
  ['/AboUt', 'About'],
])('on %s the menu marks %s', (address, label) => {
  expect(entryAt(navOf(everything), place(address))?.label).toBe(label);
});

test('every screen of the route table is marked in the menu of who may open it', () => {
  const unmarked = (Object.keys(routePaths) as Screen[])
    .filter((screen) => !['login', 'loginSuccess', 'logout', 'setupBegin', 'unsubscribe', 'content'].includes(screen))
    .filter((screen) => !entryAt(navOf(everything), place(routePaths[screen].replace(/\/:\w+\??/, '/1.5'))));
  expect(unmarked).toEqual([]);
});

test('what no entry stands for is not marked as something else', () => {
  expect(entryAt(navOf(everything), place('/no-such-page'))).toBeUndefined();
  expect(entryAt(navOf(nobody), place(paths.orderDesk))).toBeUndefined();
});

test.each(combinations)('with %s the open groups fit a window of 800 pixels on every page', (_roles, who) => {
  const groups = navOf(who);
  for (const entry of groups.flatMap(({ entries }) => entries)) {
    const open = openGroups(groups, entry);
    const lines = groups.map(({ label, entries }) =>
      label === '' ? entries.length : 1 + (open.has(label) ? entries.length : 0),
    );
    // And the line to log out.
    expect(lines.reduce((sum, n) => sum + n, 1)).toBeLessThanOrEqual(20);
    expect(groups.some(({ label, entries }) => entries.includes(entry) && (label === '' || open.has(label)))).toBe(
      true,
    );
  }
});

test('what a site does without has no entry there', () => {
  const off = { on: true, sites: { alba: false } };
  const all = Object.fromEntries(features.map((name) => [name, off])) as Record<Feature, typeof off>;
  goBy({ ...specified, features: all });
  const screensOf = (siteTemplate: string) =>
    new Set(navOf({ siteTemplate, capabilities: [] }).flatMap(({ entries }) => entries.map(({ screen }) => screen)));
  const gone: Screen[] = [
    ...(['rewards', 'payItForward', 'payItForwardStatement', 'getToKnow', 'celebrations', 'ideaBox'] as const),
    ...(['competition', 'myYear', 'wallOfFame'] as const),
  ];
  const [there, elsewhere] = [screensOf('alba'), screensOf('laurel')];
  expect([...elsewhere].filter((screen) => !there.has(screen)).sort()).toEqual(gone.sort());
  expect(there.has('orders')).toBe(true);
});
