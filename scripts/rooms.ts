/** The house's plan as data: who may import whom. What is not here is not allowed. */

export type Room = {
  /** Rooms of the same workspace; `root` are the files that lie in src itself. */
  mayImport: readonly string[];
  kind?: 'noun' | 'reports';
};

const foundation = ['root'];
const nounArrows = [
  'root',
  'db',
  'events',
  'ledger',
  'directory',
  'asking',
  'outbox',
  'pictures',
  'ecards',
  'codes',
  'words',
  'home',
  'kept',
  'shop',
  'files',
  'streams',
  'http',
];
const noun: Room = { mayImport: nounArrows, kind: 'noun' };

export const serverRooms: Record<string, Room> = {
  root: { mayImport: foundation },
  db: { mayImport: foundation },
  events: { mayImport: [...foundation, 'db'] },
  ledger: { mayImport: [...foundation, 'db'] },
  outbox: { mayImport: [...foundation, 'db', 'events'] },
  audit: { mayImport: [...foundation, 'db', 'events'] },
  pictures: { mayImport: [...foundation, 'db'] },
  codes: { mayImport: [...foundation, 'db'] },
  words: { mayImport: [...foundation, 'db'] },
  jobs: { mayImport: [...foundation, 'db', 'outbox'] },
  identity: { mayImport: [...foundation, 'db', 'directory'] },
  kept: { mayImport: [...foundation, 'db'] },
  directory: { mayImport: [...foundation, 'db', 'words', 'kept'] },
  home: { mayImport: [...foundation, 'db', 'ledger', 'directory', 'kept'] },
  shop: { mayImport: [...foundation, 'db', 'ledger', 'directory', 'kept'] },
  ecards: { mayImport: [...foundation, 'db', 'events', 'directory', 'outbox', 'words'] },
  asking: { mayImport: [...foundation, 'db', 'events', 'directory', 'words'] },
  files: { mayImport: foundation },
  streams: { mayImport: [...foundation, 'db'] },
  http: { mayImport: [...foundation, 'db', 'events', 'directory', 'files', 'kept'] },
  session: { mayImport: [...nounArrows, 'identity'], kind: 'noun' },
  members: noun,
  content: noun,
  nominations: noun,
  awards: noun,
  recognition: noun,
  quarters: noun,
  ideas: noun,
  catalogue: noun,
  checkout: noun,
  orders: noun,
  desk: noun,
  vouchers: noun,
  competition: noun,
  statements: noun,
  uploads: noun,
  roles: noun,
  approvals: noun,
  downloads: noun,
  reports: { mayImport: nounArrows, kind: 'reports' },
};

/** Above all rooms: they put the house together. Each may import every room, and those of this list before it. */
export const serverTops = ['demo', 'commands', 'top'] as const;
export const serverTopFiles = [
  'main.ts',
  'app.ts',
  'company.ts',
  'company-work.ts',
  'laurel.ts',
  'processes.ts',
  'process-metrics.ts',
  'process-shares.ts',
  'serving.ts',
  'worker.ts',
  'worker-words.ts',
];
export const serverRootFiles = [
  'surroundings.ts',
  'config.ts',
  'settings.ts',
  'stopping.ts',
  'voucher-keys.ts',
  'phone.ts',
  'plain-error.ts',
  'refuse.ts',
  'seal.ts',
  'secrets.ts',
  'escape-html.ts',
];

const page: Room = {
  mayImport: [
    'root',
    'session',
    'form',
    'asking',
    'picker',
    'ecards',
    'outcomes',
    'blocks',
    'ui',
    'router',
    'lib',
    'api',
  ],
  kind: 'noun',
};

export const webRooms: Record<string, Room> = {
  root: { mayImport: ['root'] },
  lib: { mayImport: [] },
  api: { mayImport: ['root', 'lib'] },
  router: { mayImport: ['lib'] },
  ui: { mayImport: ['router', 'lib'] },
  session: { mayImport: ['root', 'blocks', 'ui', 'router', 'lib', 'api'] },
  shell: { mayImport: ['root', 'session', 'ui', 'router', 'lib', 'api'] },
  form: { mayImport: ['session', 'ui', 'lib', 'api'] },
  asking: { mayImport: ['root', 'ui', 'lib', 'api'] },
  picker: { mayImport: ['root', 'session', 'ui', 'lib', 'api'] },
  ecards: { mayImport: ['root', 'ui', 'lib'] },
  outcomes: { mayImport: ['lib'] },
  blocks: { mayImport: ['ui', 'api'] },
  parts: { mayImport: ['root', 'ecards', 'ui', 'lib'] },
  home: page,
  profile: page,
  recognition: page,
  awards: page,
  ideas: page,
  shop: page,
  quarters: page,
  competition: page,
  statements: page,
  reports: page,
  uploads: page,
  content: page,
  nominations: page,
  approvals: page,
};

export const webTopFiles = ['main.tsx', 'routes.tsx'];
export const webRootFiles = ['paths.ts'];

/** What ui and lib may know of the contract: plain numbers and texts, never a call. */
export const plainContractFiles = [
  'limits',
  'points',
  'months',
  'money',
  'records',
  'csv',
  'sheet',
  'card-design',
  'text-length',
  'words',
];

/** The contract may use the schema library, and nothing else. */
export const contractPackages = ['zod/mini'];

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
