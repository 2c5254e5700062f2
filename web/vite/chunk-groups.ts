/**
 * What is shared by many screens and small comes in few files: over a slow line each file costs a phone a round trip,
 * and it opens six connections at most. Of two groups that take a module the first has it; what none takes is split by
 * who needs it.
 */
const own = (files: string) => `(?:web/src|contract/src)/(?:${files})\\.(?:tsx?|module\\.css)$`;
const mantine = (parts: string) => `@mantine/(?:core/esm/components|hooks/esm)/(?:${parts})/`;
const icons = (names: string) => `icons/Icon(?:${names})\\.mjs$`;
const anyOf = (...tests: string[]) => new RegExp(tests.join('|'));

export const chunkGroups = [
  // Needed everywhere and changed by few releases: a file that a browser keeps.
  { name: 'vendor', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'first', tags: ['$initial' as const] },
  {
    name: 'common',
    test: anyOf(
      own(
        'api/(?:stale|use-call-mutation|refusal)|call-stale|ui/(?:PageHeader|Card|EmptyState|SafeHtml|focus-first-error)|lib/(?:dates|utc-dates|window-size)|months|records|text-length|points',
      ),
      icons('Check|ChevronLeft|ChevronRight'),
      'query-core/.*/mutationObserver|react-query/.*/useMutation',
    ),
  },
  { name: 'uploads', test: anyOf(own('api/upload|call-files|ui/DropZone')) },
  // Apart: signing on and off forgets drafts, and needs no form for that.
  { name: 'drafts', test: anyOf(own('session/drafts')) },
  {
    name: 'fields',
    test: anyOf(
      mantine(
        'Input|InputBase|CloseButton|TextInput|NativeSelect|use-id|use-merged-ref|use-uncontrolled|Combobox/(?:get-parsed-combobox-data|ComboboxChevron)',
      ),
      own('ui/MonthSelect'),
    ),
  },
  {
    name: 'forms',
    test: anyOf(mantine('Textarea'), own('ui/Counted(?:Input|Textarea)|session/use-draft'), icons('Send2')),
  },
  {
    name: 'recipients',
    test: anyOf(own('picker/(?:recipient|rules|RecipientField|linked-recipient)'), icons('UsersGroup')),
  },
  { name: 'cards', test: anyOf(own('card-design|ecards/ECard')) },
  {
    name: 'lists',
    test: anyOf(
      own(
        'ui/(?:export|ExportButtons|ReportExports|PagedTable|PrintedReport|FilterBar|ClampedText|StackedText)|lib/(?:csv|download|sheet|sheet-file)',
      ),
    ),
  },
  {
    name: 'awards',
    test: anyOf(own('awards/(?:award-[a-z]+|Award|AwardPreview|PillChoice|MessageFields|ReasonChoice)')),
  },
];
