import { isOn } from '#programme/features';
import type { Feature } from '#programme/items';

/** What somebody can be given: each is held over a scope and for a span of time. */
export const capabilityNames = [
  ...(['manager', 'clusterAdmin', 'committee', 'ideaReviewer', 'inv', 'administrator', 'finance', 'shop'] as const),
  ...(['content', 'people', 'programme', 'auditor', 'moderator'] as const),
] as const;
export type Capability = (typeof capabilityNames)[number];

/** As which one can look at the portal: who holds nothing, and each role but the one that may look so, and one that opens nothing. */
export const viewedRoles = ['member', ...capabilityNames.filter(isSeen)] as const;
export type ViewedRole = (typeof viewedRoles)[number];

function isSeen(capability: Capability): capability is Exclude<Capability, 'administrator' | 'inv'> {
  return capability !== 'administrator' && capability !== 'inv';
}

export const scopeKinds = ['everything', 'site', 'cluster', 'division', 'costCentre', 'ownReports'] as const;
export type ScopeKind = (typeof scopeKinds)[number];

/** Over whom a capability can be held: whoever reviews may be narrowed, whoever administrates never is. */
export function scopesOf(capability: Capability): readonly ScopeKind[] {
  if (capability === 'manager') return ['ownReports'];
  if (['clusterAdmin', 'committee', 'ideaReviewer'].includes(capability)) return scopeKinds;
  return ['everything'];
}

/** Everything and one's own reports say it all; the others need a code. */
export function needsCode(scope: ScopeKind): boolean {
  return scope !== 'everything' && scope !== 'ownReports';
}

/** For what somebody names a delegate while they are away. */
export const delegationScopes = ['reviews', 'approvals', 'budget'] as const;
export type DelegationScope = (typeof delegationScopes)[number];

/** Whoever acts, as rights see them. */
export interface Holder {
  /** Empty for who has no site to enter. */
  siteTemplate: string;
  /** Those that are in force. */
  capabilities: readonly Capability[];
  /** What they may as a delegate. */
  lent?: readonly Access[];
}

export function holds(who: Holder, ...any: readonly Capability[]): boolean {
  return any.some((capability) => who.capabilities.includes(capability));
}

/** The specification's flags. */
export function flagsOf(who: Holder) {
  return {
    isManager: holds(who, 'manager'),
    isAdminReports: holds(who, 'administrator'),
    role_ca: holds(who, 'clusterAdmin'),
    role_cc: holds(who, 'committee'),
    role_idea: holds(who, 'ideaReviewer'),
    role_inv: holds(who, 'inv'),
  };
}

/** Who may call. The server checks it at every call, on the roles as they are at that moment. */
export const accessWords = {
  open: 'anyone, signed on or not',
  signedOn: 'any signed-on member, even without a site template',
  member: 'any signed-on member with a site template',
  manager: 'managers',
  giver: 'managers, and who gives from a budget for one who is away',
  reviewer: 'managers, cluster admins and committee members',
  committee: 'cluster admins and committee members',
  nominationReader: 'reviewers and administrators of reports',
  adminReports: 'administrators of reports',
  ideaReviewer: 'idea reviewers, the programme and administrators of reports',
  managementReader: 'managers and finance',
  finance: 'finance and administrators of reports',
  shop: 'the shop and administrators of reports',
  content: 'content and administrators of reports',
  people: 'people and administrators of reports',
  programme: 'the programme and administrators of reports',
  ballotReader: 'cluster admins, committee members, the programme and administrators of reports',
  competitionAdmin: 'the programme, content and administrators of reports',
  approver:
    'managers, cluster admins, committee members, idea reviewers, finance, the shop, people, the programme and administrators of reports',
  uploader: 'people, finance, the shop, the programme and administrators of reports',
  moderator: 'moderators and administrators of reports',
  auditReader: 'auditors and administrators of reports',
  entrusted: 'whoever holds a role that opens something',
} as const;

export type Access = keyof typeof accessWords;

const committee: readonly Capability[] = ['clusterAdmin', 'committee'];
const reviewers: readonly Capability[] = ['manager', ...committee];

/** What somebody keeps, an administrator of reports keeps too. */
const kept = (...by: readonly Capability[]): readonly Capability[] => [...by, 'administrator'];

type Part = 'finance' | 'shop' | 'content' | 'people' | 'programme';
type Held = Exclude<Access, 'open' | 'signedOn' | 'member'>;

/** The one roles table. The management report stays a manager's: the specification does not give it to administrators. */
const heldBy: Record<Exclude<Held, Part>, readonly Capability[]> & Partial<Record<Part, undefined>> = {
  manager: ['manager'],
  giver: ['manager'],
  reviewer: reviewers,
  committee,
  nominationReader: kept(...reviewers),
  adminReports: ['administrator'],
  ideaReviewer: kept('ideaReviewer', 'programme'),
  managementReader: ['manager', 'finance'],
  ballotReader: kept(...committee, 'programme'),
  competitionAdmin: kept('programme', 'content'),
  approver: kept(...reviewers, 'ideaReviewer', 'finance', 'shop', 'programme', 'people'),
  uploader: kept('people', 'finance', 'shop', 'programme'),
  auditReader: kept('auditor'),
  entrusted: capabilityNames.filter((capability) => capability !== 'inv'),
  moderator: kept('moderator'),
};

/** By which capabilities one has this access: by any of them. */
export function holdersOf(access: Held): readonly Capability[] {
  return heldBy[access] ?? kept(access as Part);
}

/** A right: to whom, and whether what it opens changes nothing. */
export interface Right {
  access: Access;
  reads: boolean;
}

/** Whether a person (null: nobody signed on) has a right. An auditor reads all that an administrator of something reads. */
export function mayUse({ access, reads }: Right, who: Holder | null): boolean {
  if (access === 'open') return true;
  if (!who || (who.siteTemplate === '' && access !== 'signedOn')) return false;
  if (access === 'signedOn' || access === 'member') return true;
  const holders = holdersOf(access);
  if (holds(who, ...holders) || who.lent?.includes(access)) return true;
  return reads && holds(who, 'auditor') && holders.some((holder) => !reviewers.includes(holder));
}

/** What somebody has in hand of who is away. */
export interface Lent {
  scope: DelegationScope;
  capability: Capability;
}

/** What a delegate may, for what they are named, and of whom: nothing else is opened by what one has of another. */
const lentFor = {
  reviewer: ['reviews', 'reviewer'],
  nominationReader: ['reviews', 'reviewer'],
  ideaReviewer: ['reviews', 'ideaReviewer'],
  approver: ['approvals', 'approver'],
  giver: ['budget', 'giver'],
} as const satisfies Partial<Record<Access, readonly [DelegationScope, Held]>>;
export type LentAccess = keyof typeof lentFor | 'entrusted';
export const lentAccesses: readonly LentAccess[] = [
  'reviewer',
  'nominationReader',
  'ideaReviewer',
  'approver',
  'giver',
  'entrusted',
];

/** What these roles of others open: with any of it the list of what waits, and the guide. */
export function accessBy(lent: readonly Lent[]): LentAccess[] {
  const opened = Object.entries(lentFor).filter(([, [of, as]]) =>
    lent.some(({ scope, capability }) => scope === of && holdersOf(as).includes(capability)),
  );
  return opened.length === 0 ? [] : [...opened.map(([access]) => access as LentAccess), 'entrusted'];
}

/**
 * Whether anything can wait for somebody to do: nominations, ideas, what needs a second person, order lines, vouchers that run out,
 * messages to the company, reported cards and comments. */
export function hasToDo(who: Holder): boolean {
  return (
    (who.lent ?? []).length > 0 || holds(who, ...heldBy.approver, ...holdersOf('content'), ...holdersOf('moderator'))
  );
}

/** The columns of the roster: whoever keeps the people gives these, whether they hold them or not. */
const rosterCapabilities: readonly Capability[] = ['manager', 'clusterAdmin', 'committee', 'ideaReviewer', 'inv'];

/** Scopes that take in a good part of the company. */
const broadScopes: readonly ScopeKind[] = ['everything', 'site', 'cluster'];

/** A capability over a scope. */
export interface Grant {
  capability: Capability;
  scopeKind: ScopeKind;
}

/**
 * Nobody gives more than they hold: an administrator of reports holds everything. Whoever keeps the people gives nobody the same,
 * nor what moves the points of a good part of the company: two friends could make themselves anything.
 */
export function mayGiveRole({ capability, scopeKind }: Grant, who: Holder): boolean {
  if (holds(who, 'administrator')) return true;
  if (!holds(who, 'people') || capability === 'people') return false;
  if (heldBy.approver.includes(capability) && broadScopes.includes(scopeKind)) return false;
  return rosterCapabilities.includes(capability) || holds(who, capability);
}

/**
 * Who may open which screen: what the menu offers, the gates of the routes and the tiles of Home, in one place. A
 * screen that asks for a call asks for what that call asks.
 */
export const screenAccess = {
  login: 'open',
  loginSuccess: 'open',
  logout: 'open',
  contactUs: 'open',
  home: 'member',
  profile: 'member',
  away: 'member',
  nominate: 'member',
  nominationManagement: 'nominationReader',
  adhocRecognition: 'giver',
  myRecognition: 'member',
  myYear: 'member',
  card: 'member',
  rewardTrfCustom: 'adminReports',
  rewards: 'member',
  orders: 'member',
  orderDesk: 'shop',
  payItForward: 'member',
  recognise: 'member',
  getToKnow: 'member',
  recentRecognition: 'member',
  celebrations: 'member',
  wallOfFame: 'member',
  colleague: 'member',
  groupCard: 'member',
  ideaBox: 'member',
  ideaManagement: 'ideaReviewer',
  quarterlyAwards: 'programme',
  quarterlySummary: 'programme',
  quarterlyVote: 'ballotReader',
  managementReport: 'managementReader',
  managementStatement: 'manager',
  statement: 'member',
  payItForwardStatement: 'member',
  dataUpload: 'uploader',
  approvals: 'member',
  todo: 'entrusted',
  corrections: 'finance',
  circles: 'finance',
  budgets: 'finance',
  people: 'people',
  person: 'people',
  words: 'content',
  announcements: 'content',
  competition: 'member',
  competitionAdmin: 'competitionAdmin',
  programme: 'programme',
  setup: 'adminReports',
  setupBegin: 'open',
  looks: 'programme',
  messages: 'people',
  inbox: 'content',
  reported: 'moderator',
  audit: 'auditReader',
  guide: 'entrusted',
  notices: 'member',
  unsubscribe: 'open',
  content: 'member',
} as const satisfies Record<string, Access>;

export type Screen = keyof typeof screenAccess;

/** Screens of administrators on which there is nothing but to change something. */
const changing: readonly Screen[] = ['rewardTrfCustom', 'dataUpload'];

/** What a screen is of, where a company may do without it. */
const screenFeatures: Partial<Record<Screen, Feature>> = {
  rewards: 'shop',
  payItForward: 'payItForward',
  payItForwardStatement: 'payItForward',
  getToKnow: 'getToKnow',
  celebrations: 'celebrations',
  wallOfFame: 'wallOfFame',
  colleague: 'colleaguePages',
  groupCard: 'groupCards',
  ideaBox: 'ideas',
  competition: 'competition',
  myYear: 'year',
};

export function mayOpen(screen: Screen, who: Holder | null): boolean {
  const feature = screenFeatures[screen];
  if (feature && who && !isOn(feature, who)) return false;
  return mayUse({ access: screenAccess[screen], reads: !changing.includes(screen) }, who);
}
