/** What notices are about; whoever reads them chooses for each how they hear of it. */
export const noticeKinds = [
  'card',
  'award',
  'groupCard',
  'mention',
  'comment',
  'reaction',
  'decision',
  'toDo',
  'idea',
  'ideaStage',
  'order',
  'budget',
  'delegate',
  'account',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Beside the portal itself, where everything is told: by an e-mail at once, in one e-mail of a day, or not. */
export const noticeWays = ['atOnce', 'digest', 'none'] as const;
export type NoticeWay = (typeof noticeWays)[number];

/**
 * How somebody hears who has chosen nothing. A card, an award and an answer are the moment itself, and what waits for somebody keeps
 * others waiting; points and orders are looked for in one's mail. Whoever is named in a comment is spoken to, as by a card; comments on
 * what one gave or got, and where ideas stand that one wants, are read together; reactions are many and light: whoever wants an e-mail of them says so. Pots are told of by their nightly care, which nobody
 * waits for: once a day is soon enough.
 */
export const noticeDefaults: Readonly<Record<NoticeKind, NoticeWay>> = {
  card: 'atOnce',
  award: 'atOnce',
  groupCard: 'digest',
  mention: 'atOnce',
  comment: 'digest',
  reaction: 'none',
  decision: 'atOnce',
  toDo: 'atOnce',
  idea: 'atOnce',
  ideaStage: 'digest',
  order: 'atOnce',
  budget: 'digest',
  delegate: 'atOnce',
  account: 'atOnce',
};

/**
 * What comes to the devices of somebody who has chosen nothing: what is said to them themselves, keeps others waiting or touches their
 * account. For the rest the bell is soon enough.
 */
export const pushDefaults: Readonly<Record<NoticeKind, boolean>> = {
  card: true,
  award: false,
  groupCard: false,
  mention: true,
  comment: false,
  reaction: false,
  decision: true,
  toDo: true,
  idea: false,
  ideaStage: false,
  order: false,
  budget: false,
  delegate: true,
  account: true,
};

/** Devices of one person that are told; one more takes the place of the oldest. */
export const devicesMax = 10;
/** Characters of the address at which a browser can be reached: those of all push services are far shorter. */
export const endpointMax = 1000;

/** What one link of an e-mail stops: a kind, or the e-mail of the day. */
export const stoppedKinds = [...noticeKinds, 'digest'] as const;
export type StoppedKind = (typeof stoppedKinds)[number];

export const digestDays = ['every', 'working'] as const;
export type DigestDays = (typeof digestDays)[number];

/** When the e-mail of the day comes, where nobody has chosen: early enough to be read with the first coffee. */
export const digestDefaults = { hour: 8, days: 'every' } as const satisfies { hour: number; days: DigestDays };

/** The bell counts so far, and says that there are more. */
export const noticesCounted = 99;
/** Notices on one page of their list. */
export const noticesPageMax = 50;
export const noticesPage = 20;
/** Those that one e-mail of the day tells one by one. */
export const digestLines = 50;
