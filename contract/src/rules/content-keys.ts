/** The content blocks that the portal's own screens show. All others are pages that a company adds, and may retire. */
export const portalBlocks = [
  ...(['howitworks', 'faq', 'about', 'terms', 'privacy', 'disclaimer', 'loggedout', 'nominate', 'rewards'] as const),
  ...(['topmsgcelebrations', 'topmsgwalloffame', 'topmsgideabox', 'topmsgnominationmanagement'] as const),
  'quarterlyawards',
] as const;
export type PortalBlock = (typeof portalBlocks)[number];

export function isPortalBlock(key: string): key is PortalBlock {
  return (portalBlocks as readonly string[]).includes(key);
}

/** What members accept. */
export const acceptedBlocks = ['terms', 'privacy'] as const;
export type AcceptedBlock = (typeof acceptedBlocks)[number];

export function isAcceptedBlock(key: string): key is AcceptedBlock {
  return (acceptedBlocks as readonly string[]).includes(key);
}

/** Without these in a language that is read, something is missing. */
export const neededBlocks = ['terms', 'privacy', 'faq'] as const;

/** Addresses of screens and of the server, by their first part: no page can stand there. */
export const takenAddresses: readonly string[] = [
  ...[
    'login',
    'loginsuccess',
    'logout',
    'contactus',
    'myprofile',
    'away',
    'nominate',
    'nominationmanagement',
    'words',
    'sentences',
    'programme',
    'setup',
    'looks',
  ],
  ...['adhocrecognition', 'myrecognition', 'card', 'rewardtrfcustom', 'rewards', 'orders', 'orderdesk', 'recognise'],
  ...[
    'rewardpayitforward',
    'gettoknow',
    'recentrecognition',
    'celebrations',
    'walloffame',
    'colleague',
    'groupcard',
    'groupcardpic',
    'ideabox',
    'ideamanagement',
  ],
  ...[
    'reportquarterlyawards',
    'quarterlyawardssummary',
    'quarterlyvote',
    'reportmanagement',
    'managementstatement',
    'statement',
  ],
  ...['payitforwardstatement', 'admindataupload', 'approvals', 'announcements'],
  ...[
    'myyear',
    'todo',
    'people',
    'corrections',
    'budgets',
    'circles',
    'messages',
    'inbox',
    'reported',
    'audit',
    'guide',
  ],
  ...['notices', 'unsubscribe'],
  ...['competition', 'competitionadmin', 'competitionpic'],
  ...[
    'api',
    'sso',
    'dev',
    'datauploadapi',
    'profilepic',
    'profilepictemp',
    'productpic',
    'contentpic',
    'lookpic',
    'metrics',
  ],
  ...['healthz', 'readyz', 'assets', 'illustrations', 'cards', 'adverts', 'catalogue'],
];
