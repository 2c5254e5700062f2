import type { Screen } from '@laurel/contract/access';
import { callRows } from '@laurel/contract/call-rows';
import { isUploaded } from '@laurel/contract/looks/uploaded';

/** Every screen's route, in the order of the specification. No other file spells an address. */
export const routePaths = {
  login: '/login',
  loginSuccess: '/loginsuccess',
  logout: '/logout',
  contactUs: '/contactus',
  home: '/',
  profile: '/myprofile/:urlParam?',
  away: '/away',
  nominate: '/nominate/:selectedMemberId?',
  nominationManagement: '/nominationmanagement',
  adhocRecognition: '/adhocrecognition',
  myRecognition: '/myrecognition',
  myYear: '/myyear',
  card: '/card/:cardId',
  rewardTrfCustom: '/rewardtrfcustom',
  rewards: '/rewards/:urlParam?',
  orders: '/orders',
  orderDesk: '/orderdesk',
  payItForward: '/rewardpayitforward/:selectedMemberId?',
  recognise: '/recognise/:selectedMemberId?',
  getToKnow: '/gettoknow/:selectedMemberId?',
  recentRecognition: '/recentrecognition/:place?',
  celebrations: '/celebrations',
  wallOfFame: '/wallOfFame',
  colleague: '/colleague/:memberId',
  groupCard: '/groupcard/:cardId',
  ideaBox: '/ideabox',
  ideaManagement: '/ideaManagement',
  quarterlyAwards: '/reportquarterlyawards',
  quarterlySummary: '/quarterlyAwardsSummary',
  quarterlyVote: '/quarterlyvote/:ballotId',
  managementReport: '/reportmanagement',
  managementStatement: '/managementstatement',
  statement: '/statement',
  payItForwardStatement: '/payitforwardstatement',
  dataUpload: '/admindataupload',
  approvals: '/approvals',
  todo: '/todo',
  corrections: '/corrections',
  circles: '/circles',
  budgets: '/budgets/:part?',
  people: '/people',
  person: '/people/:memberId',
  words: '/words/:contentKey?/:language?',
  announcements: '/announcements',
  competition: '/competition',
  competitionAdmin: '/competitionadmin',
  programme: '/programme',
  setup: '/setup',
  setupBegin: '/setup/begin',
  looks: '/looks',
  messages: '/messages',
  inbox: '/inbox',
  reported: '/reported',
  audit: '/audit/:part?',
  guide: '/guide/:page?',
  notices: '/notices/:part?',
  unsubscribe: '/unsubscribe/:token',
  content: '/:contentKey',
} as const satisfies Record<Screen, string>;

/** The parts of the design, in the demonstration. */
export const designPath = '/dev/parts';

/** What an e-card is for, as an address names it. */
export const occasions = ['birthday', 'anniversary', 'thankyou'] as const;
export type Occasion = (typeof occasions)[number];

export function asked(path: string, wish: Record<string, string>): string {
  return `${path}?${new URLSearchParams(wish)}`;
}

/** Addresses to link to. */
export const paths = {
  home: '/',
  logout: '/logout',
  contactUs: '/contactus',
  profile: '/myprofile',
  profileUpdate: '/myprofile/update',
  away: '/away',
  nominate: (memberId?: string) => under('/nominate', memberId),
  nominationManagement: '/nominationmanagement',
  adhocRecognition: '/adhocrecognition',
  myRecognition: '/myrecognition',
  myYear: '/myyear',
  myNominations: '/myrecognition?part=nominations',
  card: (cardId: string) => under('/card', cardId),
  /** With a search, the shelf opens on what it finds. */
  rewards: (category?: string, search?: string) =>
    under('/rewards', category) + (search ? `?${new URLSearchParams({ search })}` : ''),
  basket: '/rewards/basket',
  orders: '/orders',
  orderDesk: '/orderdesk',
  payItForward: (memberId?: string, card?: Occasion) => withCard(under('/rewardpayitforward', memberId), card),
  /** Recognise with points of the programme. */
  recognisePoints: '/rewardtrfcustom',
  recognise: (memberId?: string, card?: Occasion) => withCard(under('/recognise', memberId), card),
  getToKnow: (memberId?: string) => under('/gettoknow', memberId),
  recentRecognition: '/recentrecognition',
  /** One item of the feed, by its place. */
  recognitionItem: (place: string) => under('/recentrecognition', place),
  celebrations: '/celebrations',
  wallOfFame: '/walloffame',
  colleague: (memberId: string) => under('/colleague', memberId),
  ideaBox: '/ideabox',
  /** One idea. */
  idea: (ideaBoxId: string) => asked('/ideabox', { idea: ideaBoxId }),
  /** Those that colleagues share; with a search those that it finds. */
  ideasOfAll: (search?: string) => asked('/ideabox', { part: 'all', ...(search && { search }) }),
  ideaManagement: '/ideamanagement',
  quarterlyAwards: '/reportquarterlyawards',
  managementReport: '/reportmanagement',
  managementStatement: '/managementstatement',
  statement: '/statement',
  payItForwardStatement: '/payitforwardstatement',
  dataUpload: '/admindataupload',
  approvals: '/approvals',
  /** What waits for the reader: all of it, or of one kind. */
  todo: (kind?: string) => (kind ? asked('/todo', { kind }) : '/todo'),
  circles: '/circles',
  /** Of one person: what can be corrected. */
  corrections: (member?: string) => (member ? asked('/corrections', { member }) : '/corrections'),
  /** Pots, or plans. */
  budgets: (part?: string) => under('/budgets', part),
  people: '/people',
  /** A part of the page of a person, or its beginning. */
  person: (memberId: string, part?: string) =>
    under('/people', memberId) + (part ? `?${new URLSearchParams({ part })}` : ''),
  words: (key?: string, language?: string) => under(under('/words', key), language),
  announcements: '/announcements',
  competition: '/competition',
  competitionAdmin: '/competitionadmin',
  programme: '/programme',
  setup: '/setup',
  looks: (site?: string) => (site ? asked('/looks', { site }) : '/looks'),
  /** Those of a state, or all. */
  messages: (state?: string) => (state ? asked('/messages', { state }) : '/messages'),
  reported: (state?: string) => (state ? asked('/reported', { state }) : '/reported'),
  inbox: (state?: string) => (state ? asked('/inbox', { state }) : '/inbox'),
  /** The audit, or what stands beside it: uploads, proofs. */
  audit: (part?: string) => under('/audit', part),
  /** A page of the guide, or its list. */
  guide: (page?: string) => under('/guide', page),
  /** All, or the choices about them. */
  notices: (part?: string) => under('/notices', part),
  content: (key: string) => under('', key),
} as const;

/** Addresses of the server that a browser opens by itself. */
export const serverPaths = {
  signOn: (returnTo: string) => asked(callRows.idplogin.path, { returnTo }),
  picture: (picId: string, suffix: string) =>
    callRows.profilepictemp.path
      .replace(':picId', encodeURIComponent(picId))
      .replace(':suffix', encodeURIComponent(suffix)),
  competitionPicture: (banner: string) => callRows.competitionpic.path.replace(':picId', banner),
  competitionBanner: (suffix?: string) =>
    callRows.competitionbanner.path + (suffix ? `?d=${encodeURIComponent(suffix)}` : ''),
};

/** The empty page in which an e-mail is shown: scripts, forms and the network are closed to what stands in it. */
export const letterPage = '/letter.html';

export const illustrations = {
  nominate: '/illustrations/nominate.svg',
  rewards: '/illustrations/rewards.svg',
  recognition: '/illustrations/recognition.svg',
  payItForward: '/illustrations/payitforward.svg',
  wallOfFame: '/illustrations/walloffame.svg',
  ideaBox: '/illustrations/ideabox.svg',
  emptyList: '/illustrations/empty-list.svg',
  emptyBasket: '/illustrations/empty-basket.svg',
  noCelebrations: '/illustrations/no-celebrations.svg',
  error: '/illustrations/error.svg',
  signedOut: '/illustrations/signed-out.svg',
  success: '/illustrations/success.svg',
  welcome: '/illustrations/welcome.svg',
} as const;

/** The drawing of an e-card, or the picture that stands for it. */
export function cardPicture(drawing: string): string {
  return isUploaded(drawing) ? callRows.lookpic.path.replace(':picId', drawing) : `/cards/${drawing}.svg`;
}

/** An address inside this site, or Home: what came back from sign-on must never lead elsewhere. */
export function insideSite(address: string | null | undefined): string {
  return address && /^\/(?![/\\])/.test(address) ? address : paths.home;
}

/** The screens on which a session begins or ends: nobody asks there who is signed on, and nobody comes back to them. */
export function isSignOnPath(address: string): boolean {
  return /^\/(?:login|loginsuccess|logout|setup\/begin)(?:[/?#]|$)/i.test(address);
}

export function under(path: string, segment: string | undefined): string {
  return segment ? `${path}/${encodeURIComponent(segment)}` : path;
}

function withCard(path: string, card: Occasion | undefined): string {
  return card ? `${path}?card=${card}` : path;
}
