/** The house's plan as data: who may import whom. What is not here is not allowed. */

export type Room = {
  /** Rooms of the same workspace; `root` are the files of web that lie in src itself. */
  mayImport: readonly string[];
  kind?: 'noun' | 'reports';
};

/** What stands on nothing of the portal's own but on each other, in this order. */
const plain = ['errors', 'texts', 'languages', 'config', 'secrets'];
const nounArrows = [
  ...plain,
  'db',
  'programme',
  'sites',
  'limits',
  'events',
  'ledger',
  'directory',
  'items',
  'lent',
  'asking',
  'outbox',
  'push',
  'pictures',
  'ecards',
  'codes',
  'words',
  'personal',
  'home',
  'kept',
  'shop',
  'files',
  'streams',
  'http',
];
const noun: Room = { mayImport: nounArrows, kind: 'noun' };

export const serverRooms: Record<string, Room> = {
  errors: { mayImport: [] },
  texts: { mayImport: [] },
  languages: { mayImport: [] },
  programme: { mayImport: [...plain, 'db', 'events'] },
  /** What the sites look like, as everybody asks it. */
  sites: { mayImport: [...plain, 'db', 'events', 'pictures'] },
  settings: { mayImport: [...plain, 'db', 'programme', 'sites', 'events'] },
  config: { mayImport: ['errors'] },
  secrets: { mayImport: ['config'] },
  db: { mayImport: plain },
  backup: { mayImport: [...plain, 'db'] },
  embedded: { mayImport: [...plain, 'db'] },
  events: { mayImport: [...plain, 'db'] },
  ledger: { mayImport: [...plain, 'db'] },
  outbox: { mayImport: [...plain, 'db', 'programme', 'sites', 'settings', 'pictures', 'events'] },
  /** The devices that are told what happens, and the way to them. */
  push: { mayImport: [...plain, 'db', 'outbox'] },
  audit: { mayImport: [...plain, 'db', 'events'] },
  pictures: { mayImport: [...plain, 'db'] },
  codes: { mayImport: [...plain, 'db'] },
  words: { mayImport: [...plain, 'db'] },
  /** What is kept about somebody, handed out and erased. */
  personal: { mayImport: [...plain, 'db', 'events', 'pictures', 'words'] },
  jobs: { mayImport: [...plain, 'db', 'outbox', 'push'] },
  figures: { mayImport: [...plain, 'db', 'events', 'jobs', 'ledger'] },
  identity: { mayImport: [...plain, 'db', 'directory'] },
  doctor: { mayImport: [...plain, 'db', 'outbox', 'identity'] },
  kept: { mayImport: [...plain, 'db'] },
  directory: { mayImport: [...plain, 'db', 'words', 'kept'] },
  /** What stands in the feed, who sees it, and what people say to it. */
  items: { mayImport: [...plain, 'db', 'programme', 'directory'] },
  limits: { mayImport: [...plain, 'db', 'programme', 'directory'] },
  /** What is lent of a pot while its owner is away: given from, and given back. */
  lent: { mayImport: [...plain, 'db'] },
  home: { mayImport: [...plain, 'db', 'sites', 'ledger', 'directory', 'kept'] },
  shop: { mayImport: [...plain, 'db', 'ledger', 'directory', 'kept'] },
  ecards: { mayImport: [...plain, 'db', 'programme', 'sites', 'events', 'directory', 'outbox', 'words'] },
  /** What waits for others: by which rules of the programme, for whom, and what is set aside meanwhile. */
  asking: { mayImport: [...plain, 'db', 'programme', 'events', 'directory', 'words', 'ledger', 'lent'] },
  files: { mayImport: plain },
  streams: { mayImport: [...plain, 'db'] },
  http: { mayImport: [...plain, 'db', 'sites', 'settings', 'limits', 'events', 'directory', 'files', 'kept'] },
  pages: { mayImport: [...plain, 'db', 'programme', 'sites', 'settings'] },
  session: { mayImport: [...nounArrows, 'identity'], kind: 'noun' },
  members: noun,
  content: noun,
  /** Words the portal's own sentences, as everybody hears them. */
  sentences: { mayImport: [...nounArrows, 'settings'], kind: 'noun' },
  announcements: noun,
  oversight: noun,
  inbox: noun,
  moderation: noun,
  notices: noun,
  nominations: noun,
  /** What is missing in a budget is granted by the door of budgets. */
  awards: { mayImport: [...nounArrows, 'budgets'], kind: 'noun' },
  recognition: noun,
  comments: noun,
  /** What several nouns have, looked for at once: each answers what its reader may see. */
  search: { mayImport: [...nounArrows, 'members', 'recognition', 'catalogue', 'ideas'], kind: 'noun' },
  /** Who celebrates around today. */
  celebrations: noun,
  /** What the company gives by itself for years at work. */
  anniversaries: noun,
  /** Cards that many sign for one person, who sees them from their day on. */
  groupcards: noun,
  /** What one gave and got in a year, and the company's year in sums. */
  year: noun,
  quarters: noun,
  /** The committee votes among those of a quarter's summary; who wins is announced. */
  ballots: { mayImport: [...nounArrows, 'quarters', 'announcements'], kind: 'noun' },
  ideas: noun,
  catalogue: noun,
  checkout: noun,
  orders: noun,
  desk: noun,
  vouchers: noun,
  competition: noun,
  versions: noun,
  looks: noun,
  statements: noun,
  imports: { mayImport: nounArrows },
  roster: { mayImport: [...nounArrows, 'imports'] },
  uploads: { mayImport: [...nounArrows, 'imports', 'roster'], kind: 'noun' },
  employment: { mayImport: [...nounArrows, 'imports', 'roster'], kind: 'noun' },
  roles: noun,
  /** Who is away, and who stands in for them. */
  delegations: noun,
  circles: noun,
  viewing: noun,
  /** Tells browsers what is no longer as they have it. */
  live: noun,
  /** The systems that send files. */
  sources: { mayImport: [...nounArrows, 'imports'], kind: 'noun' },
  /** Their files that come by themselves. */
  feeds: { mayImport: [...nounArrows, 'imports', 'uploads'], kind: 'noun' },
  /** Files of data that are taken back: rosters by their own machine, budgets by the door of budgets. */
  undo: { mayImport: [...nounArrows, 'imports', 'roster', 'budgets', 'uploads'], kind: 'noun' },
  personnel: noun,
  approvals: noun,
  /** What waits for somebody, and for how long. */
  work: noun,
  budgets: noun,
  corrections: noun,
  debts: noun,
  /** Two accounts of one person: no roster comes between them. */
  mergers: { mayImport: [...nounArrows, 'imports'], kind: 'noun' },
  /** Where a company begins, the nouns of which it is made meet. */
  setup: { mayImport: [...nounArrows, 'identity', 'doctor', 'content', 'roles', 'session', 'uploads'], kind: 'noun' },
  downloads: noun,
  reports: { mayImport: nounArrows, kind: 'reports' },
};

/** `root` are the tables, limits and words of which everything is made. */
export const contractRooms: Record<string, Room> = {
  root: { mayImport: ['rules', 'programme', 'looks'] },
  /** What a company offers, pays and allows, and how it is said. */
  programme: { mayImport: ['root', 'rules'] },
  /** What a site looks like: its document, and all colours of two. */
  looks: { mayImport: ['root', 'rules', 'programme'] },
  /** How closed sets of words are said. */
  words: { mayImport: ['root', 'rules'] },
  /** What both sides reckon, free of schemas. */
  rules: { mayImport: ['root', 'programme', 'looks'] },
  /** What the columns of files hold and mean. */
  columns: { mayImport: ['root'] },
  /** Schemas that calls of several nouns share. */
  shapes: { mayImport: ['root', 'rules', 'programme', 'looks'] },
  /** Schemas by noun: a file a noun, or a room of it with a file a call. */
  calls: { mayImport: ['root', 'rules', 'programme', 'looks', 'columns', 'shapes', 'calls'] },
  'calls/session': { mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls'] },
  'calls/employment': { mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls'] },
  'calls/delegations': { mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls'] },
  'calls/ballots': { mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls'] },
  'calls/competition': { mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls'] },
  'calls/content': { mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls'] },
  'calls/announcements': { mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls'] },
  'calls/inbox': { mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls'] },
  'calls/notices': { mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls'] },
  'calls/moderation': { mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls'] },
  'calls/recognition': { mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls'] },
  'calls/awards': { mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls'] },
  'calls/comments': { mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls'] },
  'calls/groupcards': { mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls'] },
  'calls/ideas': {
    mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls', 'calls/recognition', 'calls/comments'],
  },
  'calls/search': {
    mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls', 'calls/recognition', 'calls/ideas'],
  },
  'calls/members': { mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls'] },
  'calls/nominations': { mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls'] },
  'calls/work': { mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls'] },
  'calls/setup': { mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls'] },
  'calls/budgets': { mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls'] },
  'calls/oversight': { mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls'] },
  'calls/personnel': { mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls'] },
  'calls/reports': { mayImport: ['root', 'rules', 'programme', 'looks', 'shapes', 'calls'] },
};

/** Above all rooms: they put the house together. Each may import every room, and those of this list before it. */
export const serverTops = ['demo', 'commands', 'top', 'processes', 'main'] as const;
/** The files that lie in src itself, by the room that they stand for. */
export const serverTopFiles = { top: ['app.ts', 'company.ts', 'company-work.ts'], main: ['main.ts', 'laurel.ts'] };

/** Tests and `texts.ts` apart: what outgrows it is several things. */
export const filesOfRoomMax = 25;

const page: Room = {
  mayImport: [
    'root',
    'session',
    'form',
    'asking',
    'undoing',
    'changes',
    'picker',
    'people',
    'ecards',
    'giving',
    'nominating',
    'outcomes',
    'blocks',
    'lists',
    'announced',
    'feed',
    'ui',
    'router',
    'lib',
    'api',
  ],
  kind: 'noun',
};
const shopPage: Room = { ...page, mayImport: [...page.mayImport, 'shop'] };

/** A room stands for those within it too: who may import `ui` may import every room of it. */
export const webRooms: Record<string, Room> = {
  root: { mayImport: ['root'] },
  lib: { mayImport: [] },
  api: { mayImport: ['root', 'lib'] },
  router: { mayImport: ['lib'] },
  'ui/focus': { mayImport: ['lib'] },
  'ui/layout': { mayImport: [] },
  'ui/display': { mayImport: ['ui/layout', 'router', 'lib'] },
  'ui/buttons': { mayImport: ['ui/focus', 'router', 'lib'] },
  /** What a hand drew. */
  'ui/drawing': { mayImport: ['lib'] },
  'ui/states': { mayImport: ['ui/focus', 'ui/layout', 'ui/display', 'ui/buttons', 'router', 'lib'] },
  'ui/navigation': { mayImport: ['ui/focus', 'ui/layout', 'ui/buttons', 'router', 'lib'] },
  'ui/overlays': { mayImport: ['ui/focus', 'ui/layout', 'ui/buttons', 'ui/states', 'router', 'lib'] },
  'ui/fields': { mayImport: ['ui/focus', 'ui/layout', 'ui/display', 'ui/buttons', 'ui/drawing', 'lib'] },
  'ui/tables': {
    mayImport: [
      'ui/focus',
      'ui/layout',
      'ui/display',
      'ui/buttons',
      'ui/states',
      'ui/navigation',
      'ui/overlays',
      'router',
      'lib',
    ],
  },
  session: { mayImport: ['root', 'blocks', 'ui', 'router', 'lib', 'api'] },
  theme: { mayImport: ['lib'] },
  /** What happens appears by itself. */
  live: { mayImport: ['root', 'session', 'router', 'lib', 'api'] },
  loading: { mayImport: ['root', 'session', 'terms', 'live', 'ui', 'router', 'lib', 'api'] },
  menu: { mayImport: ['root', 'quick', 'session', 'ui', 'router', 'lib', 'api'] },
  /** What is done from everywhere: in the header, by keys. */
  quick: { mayImport: ['root', 'search', 'thanks', 'session', 'ui', 'router', 'lib', 'api'] },
  /** Finds everything: what the browser knows, and what the server answers. */
  search: {
    mayImport: ['root', 'theme', 'menu', 'guide', 'feed', 'people', 'session', 'ui', 'router', 'lib', 'api'],
  },
  shell: {
    mayImport: [
      'root',
      'theme',
      'loading',
      'menu',
      'quick',
      'viewing',
      'notices',
      'session',
      'ui',
      'router',
      'lib',
      'api',
    ],
  },
  form: { mayImport: ['session', 'ui', 'lib', 'api'] },
  viewing: { mayImport: ['root', 'session', 'form', 'ui', 'lib', 'api'] },
  asking: { mayImport: ['root', 'changes', 'ui', 'lib', 'api'] },
  undoing: { mayImport: ['root', 'ui', 'lib', 'api'] },
  changes: { mayImport: ['root', 'ui', 'lib'] },
  picker: { mayImport: ['root', 'session', 'people', 'ui', 'lib', 'api'] },
  ecards: { mayImport: ['root', 'ui', 'lib'] },
  outcomes: { mayImport: ['root', 'ui', 'router', 'lib'] },
  people: { mayImport: ['root', 'session', 'ui', 'router', 'lib'] },
  blocks: { mayImport: ['root', 'ui', 'api'] },
  /** Long lists: what is looked for in the address, pages, days, files. */
  lists: { mayImport: ['root', 'people', 'blocks', 'ui', 'router', 'lib', 'api'] },
  shop: { mayImport: ['root', 'session', 'ui', 'lib', 'api'] },
  parts: { mayImport: ['root', 'people', 'ecards', 'ui', 'lib'] },
  home: { ...page, mayImport: [...page.mayImport, 'quick', 'portraits', 'groupcards'] },
  profile: { ...page, mayImport: [...page.mayImport, 'portraits'] },
  /** One's own picture: which square of it, and who is asked for one. */
  portraits: { mayImport: ['root', 'session', 'people', 'ui', 'lib', 'api'] },
  delegations: page,
  recognition: { ...page, mayImport: [...page.mayImport, 'groupcards'] },
  year: { ...page, mayImport: [...page.mayImport, 'quick'] },
  colleagues: { ...page, mayImport: [...page.mayImport, 'quick'] },
  awards: page,
  ideas: page,
  catalogue: shopPage,
  checkout: shopPage,
  orders: shopPage,
  desk: shopPage,
  quarters: page,
  ballots: page,
  competition: page,
  /** The table of rules by which awards wait for others. */
  rules: { mayImport: ['root', 'session', 'changes', 'ui', 'lib', 'api'] },
  /** The table of what is given for years at work. */
  anniversaries: { mayImport: ['root', 'session', 'changes', 'ecards', 'ui', 'lib'] },
  versions: { ...page, mayImport: [...page.mayImport, 'rules', 'anniversaries'] },
  statements: page,
  reports: page,
  uploads: page,
  content: page,
  nominations: page,
  approvals: page,
  work: page,
  budgets: page,
  corrections: page,
  mergers: page,
  circles: page,
  guide: page,
  setup: page,
  looks: page,
  personnel: page,
  announcements: page,
  oversight: page,
  inbox: page,
  moderation: page,
  notices: page,
  employment: page,
  roles: page,
  /** Points added to what was given. */
  boosts: { mayImport: ['root', 'session', 'form', 'asking', 'undoing', 'lists', 'ui', 'lib', 'api'] },
  /** Who recognised whom, and who sees it. */
  feed: {
    mayImport: [
      'root',
      'session',
      'form',
      'picker',
      'people',
      'boosts',
      'blocks',
      'lists',
      'ui',
      'router',
      'lib',
      'api',
    ],
  },
  /** Cards that many sign: where one finds them, signs, reads and keeps them. */
  groupcards: {
    mayImport: [
      ...['root', 'session', 'form', 'picker', 'people', 'feed', 'keepsake', 'blocks', 'lists'],
      ...['ui', 'router', 'lib', 'api'],
    ],
  },
  /** What the forms of awards are made of, wherever one gives: what each kind asks for, what it costs, who sees it. */
  giving: { mayImport: ['root', 'session', 'asking', 'picker', 'people', 'ecards', 'feed', 'ui', 'lib', 'api'] },
  /** The same of a nomination. */
  nominating: { mayImport: ['root', 'session', 'picker', 'ecards', 'outcomes', 'ui', 'lib', 'api'] },
  /** The one place to thank from, whatever becomes of it. */
  thanks: {
    mayImport: [
      'root',
      'session',
      'form',
      'asking',
      'undoing',
      'picker',
      'giving',
      'nominating',
      'outcomes',
      'feed',
      'ui',
      'lib',
      'api',
    ],
  },
  /** What one keeps of a card that many signed, as a file. */
  keepsake: { mayImport: ['ui', 'lib'] },
  announced: { mayImport: ['root', 'session', 'ui', 'router', 'lib', 'api'] },
  terms: { mayImport: ['root', 'session', 'blocks', 'ui', 'router', 'lib', 'api'] },
  sentences: page,
  words: { ...page, mayImport: [...page.mayImport, 'terms', 'sentences'] },
};

/** Pages on which nouns meet, and what puts the pages together. */
export const webTopFiles = [
  ...['main.tsx', 'routes.tsx', 'few-screens.ts'],
  ...['OwnRecognitionPage.tsx', 'ShopPage.tsx', 'PersonnelPage.tsx', 'PersonPage.tsx', 'TodoPage.tsx'],
  ...['QuarterPage.tsx', 'QuarterVotePage.tsx'],
];
export const webRootFiles = ['paths.ts', 'few-paths.ts'];

/** What ui and lib may know of the contract: plain numbers and texts, never a call. */
export const plainContractFiles = [
  ...['formats', 'languages', 'limits', 'locale-cookie', 'points', 'message', 'say', 'texts'],
  ...['months', 'money', 'records', 'csv', 'sheet', 'listed', 'card-design', 'text-length', 'strokes'].map(
    (file) => `rules/${file}`,
  ),
  'looks/worn',
];

/** The contract may use the schema library, what says its messages and what reckons colours, and nothing else. */
export const contractPackages = [
  ...['zod/mini', 'icu-minify/format', 'icu-minify/compile', '@schummar/icu-type-parser'],
  'culori/fn',
];

/** Only these may stand in a test. */
export const testPackages = ['vitest', 'fast-check'];

export const onlyBarrel = 'contract/src/index.ts';

/** Names that say nothing about what is inside. */
export const emptyNames = [
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'shared',
  'misc',
  'types',
  'constants',
  'service',
  'manager',
];
