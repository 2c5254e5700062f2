/**
 * What is shared by many screens and small comes in few files: over a slow line each file costs a phone a round trip,
 * and it opens six connections at most. Of two groups that take a module the first has it; what none takes is split by
 * who needs it.
 */
interface Shared {
  name: string;
  /** Of web/src or contract/src, without their endings; the style sheet of the same name comes along. */
  own: readonly string[];
  icons?: readonly string[];
  /** Under node_modules. */
  packages?: readonly string[];
}

export const shared: readonly Shared[] = [
  {
    name: 'common',
    own: [
      ...['PageHeader', 'Card', 'Badge', 'Notice', 'Facts', 'LabelledValue', 'Tags'].map(
        (part) => `ui/display/${part}`,
      ),
      ...['Grid', 'layout', 'words'].map((part) => `ui/layout/${part}`),
      ...['ui/states/EmptyState', 'ui/focus/focus'],
      ...['dates', 'window-size', 'points'].map((file) => `lib/${file}`),
      ...['months', 'records', 'listed'].map((file) => `rules/${file}`),
      'points',
    ],
    icons: ['Check', 'ChevronLeft', 'ChevronRight', 'UsersGroup'],
  },
  // Whoever only looks, as at Home, needs none of it.
  {
    name: 'acts',
    own: [
      ...['api/stale', 'api/use-call-mutation', 'api/refusal'],
      ...['form/use-call-form', 'form/attempt', 'form/check', 'rules/form-errors', 'session/use-draft'],
      'ui/states/FailureNote',
    ],
    packages: [
      '@tanstack/query-core/build/modern/mutationObserver.js',
      '@tanstack/react-query/build/modern/useMutation.js',
    ],
  },
  {
    name: 'people',
    own: [
      ...['who', 'ColleagueLink', 'Face', 'PersonCard', 'PersonSlide', 'Told', 'CelebrationActions', 'Occasion'].map(
        (part) => `people/${part}`,
      ),
      'ui/navigation/Carousel',
    ],
    icons: ['Award', 'Cake', 'Heart', 'MoonStars'],
  },
  { name: 'people in a grid', own: ['PeopleGrid', 'PersonDrawn', 'PersonAcross'].map((part) => `people/${part}`) },
  // What the company wrote: Home has none of it.
  { name: 'blocks', own: ['ui/display/SafeHtml', 'blocks/CompanyWords'] },
  { name: 'small tables', own: ['ui/tables/SmallTable', 'blocks/NotRead', 'asking/age-words'] },
  { name: 'uploads', own: ['api/upload', 'ui/fields/DropZone'], icons: ['PhotoUp'] },
  // Apart: signing on and off forgets drafts, and needs no form for that.
  { name: 'drafts', own: ['session/drafts'] },
  {
    name: 'fields',
    own: [
      ...['Field', 'GroupError', 'TextInput', 'NativeSelect', 'composed'].map((part) => `ui/fields/${part}`),
      'lib/use-rested',
      'ui/display/StackedText',
    ],
    icons: ['Search', 'Selector'],
  },
  {
    name: 'forms',
    own: [
      ...['CountedInput', 'CountedTextarea', 'Checkbox', 'Choice'].map((part) => `ui/fields/${part}`),
      'rules/text-length',
    ],
    icons: ['Send2'],
  },
  { name: 'lists', own: ['DayFields', 'address', 'SearchField'].map((file) => `lists/${file}`) },
  {
    name: 'what waits',
    own: ['programme/work-kinds'],
    icons: [
      ...['UserQuestion', 'Ticket', 'Bulb', 'Trophy', 'TruckDelivery', 'Inbox', 'Flag', 'UserCheck', 'ReportMoney'],
    ],
  },
  {
    name: 'growing lists',
    own: ['api/use-further', 'lists/use-more', 'few-paths'],
    packages: [
      '@tanstack/query-core/build/modern/infiniteQueryObserver.js',
      '@tanstack/react-query/build/modern/useInfiniteQuery.js',
    ],
  },
  // The rows of calls that come late are needed where nothing of the feed is.
  { name: 'rows', own: ['api/late-rows'] },
  { name: 'directory', own: ['picker/directory'] },
  {
    name: 'recipients',
    own: [
      ...['recipient', 'rules', 'linked-recipient', 'RecipientField', 'RecipientChip', 'RecipientFace'].map(
        (file) => `picker/${file}`,
      ),
      'lib/names',
    ],
    icons: ['UserPlus'],
  },
  {
    name: 'outcomes',
    own: ['outcomes/NominationOutcome', 'outcomes/outcome-words', 'outcomes/standing-tone', 'standings'],
  },
  { name: 'sent', own: ['outcomes/NominationSent', 'outcomes/reader-words'] },
  // What a card looks like is chosen before any is drawn.
  {
    name: 'programme',
    own: [...['items', 'programme', 'seed', 'value-words'].map((file) => `programme/${file}`), 'rules/card-design'],
  },
  { name: 'cards', own: ['ecards/ECard'] },
  { name: 'to thanks', own: ['quick/opened', 'quick/open-thanks'] },
  // Who sees a card: on its own page, in the feed, below the form that sends it.
  {
    name: 'seen',
    own: ['feed/feed-words', 'feed/SeenBy', 'people/ColleagueFace', 'people/linked-names'],
    icons: ['Eye', 'Lock', 'Users'],
  },
  {
    name: 'looks',
    own: ['ecards/behaviour-looks'],
    icons: ['ArrowBigUpLines', 'Flame', 'Leaf', 'Messages', 'Puzzle', 'Rocket'],
  },
  {
    name: 'lists',
    own: [
      ...['export', 'ExportButtons', 'ReportExports', 'PagedTable', 'PrintedReport'].map((part) => `ui/tables/${part}`),
      ...[
        'ui/fields/FilterBar',
        'ui/fields/MonthSelect',
        'ui/display/ClampedText',
        'ui/display/UtcDay',
        'ui/navigation/PageTurner',
      ],
      'api/fetch-file',
      ...['csv', 'download', 'sheet', 'sheet-file'].map((file) => `lib/${file}`),
    ],
  },
  {
    name: 'awards',
    own: [
      ...[
        'award-form',
        'award-kinds',
        'Award',
        'SendByChoice',
        'ReasonChoice',
        'PointsField',
        'quote',
        'use-quote',
      ].map((file) => `giving/${file}`),
      'awards/MessageFields',
      'asking/alone',
      'asking/others-words',
    ],
  },
  {
    name: 'nominating',
    own: ['nominate-form', 'BehaviourChoice', 'NominationPreview', 'Nominate'].map((file) => `nominating/${file}`),
  },
  { name: 'quick', own: ['Quick', 'ThanksButton', 'ThankBox', 'ThankLine'].map((part) => `quick/${part}`) },
  { name: 'steps', own: ['asking/StepList', 'changes/rule-words'] },
];

export const chunkGroups = [
  // Needed everywhere and changed by few releases: a file that a browser keeps.
  {
    name: 'vendor',
    test: /node_modules\/(?:react|react-dom|scheduler|icu-minify)\/|contract\/src\/say\.ts$|web\/src\/lib\/reader\.ts$/,
  },
  { name: 'first', tags: ['$initial' as const] },
  ...shared.map((group) => ({ name: group.name, test: testOf(group) })),
];

function testOf({ own, icons = [], packages = [] }: Shared): RegExp {
  const files = [
    `(?:web|contract)/src/(?:${own.join('|')})\\.(?:tsx?|module\\.css)$`,
    ...icons.map((icon) => `/icons/Icon${icon}\\.mjs$`),
    ...packages.map((file) => `node_modules/${file}`),
  ];
  return new RegExp(files.join('|'));
}
