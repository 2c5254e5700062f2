/** How often a member (or, before sign-on, an address) may do a thing: `max` in `seconds`. */
export const rateLimits = {
  signOnFailures: { max: 30, seconds: 60 },
  logoutFailures: { max: 30, seconds: 60 },
  contactPerMember: { max: 5, seconds: 3600 },
  contactPerEmail: { max: 5, seconds: 3600 },
  contactPerAddress: { max: 60, seconds: 3600 },
  directorySearch: { max: 120, seconds: 60 },
  sends: { max: 60, seconds: 60 },
  ideas: { max: 20, seconds: 86_400 },
  quotes: { max: 240, seconds: 60 },
  // People whom one member's cards and nominations reach; whoever holds an office writes to whole divisions.
  peopleAnHour: { max: 500, seconds: 3600 },
  peopleADay: { max: 2000, seconds: 86_400 },
  peopleAnHourInOffice: { max: 20_000, seconds: 3600 },
  peopleADayInOffice: { max: 40_000, seconds: 86_400 },
  smsPerSender: { max: 100, seconds: 86_400 },
  smsPerRecipient: { max: 10, seconds: 86_400 },
  promoTries: { max: 20, seconds: 3600 },
  voucherReads: { max: 60, seconds: 3600 },
  emailPerStranger: { max: 20, seconds: 86_400 },
  profileUpdates: { max: 20, seconds: 3600 },
  addressChanges: { max: 5, seconds: 86_400 },
  pictureUploads: { max: 10, seconds: 3600 },
  contentPictures: { max: 100, seconds: 3600 },
  contentChanges: { max: 1000, seconds: 3600 },
  announcementPictures: { max: 100, seconds: 3600 },
  announcementChanges: { max: 1000, seconds: 3600 },
  dismissals: { max: 600, seconds: 3600 },
  productPictures: { max: 1000, seconds: 3600 },
  dataUploads: { max: 60, seconds: 3600 },
  downloads: { max: 120, seconds: 3600 },
  personChanges: { max: 600, seconds: 3600 },
  personExports: { max: 60, seconds: 3600 },
  roleChanges: { max: 300, seconds: 3600 },
  corrections: { max: 300, seconds: 3600 },
  programmeTries: { max: 120, seconds: 600 },
  programmeChanges: { max: 60, seconds: 3600 },
  setupDoor: { max: 30, seconds: 60 },
  setupSteps: { max: 120, seconds: 3600 },
  competitionChanges: { max: 600, seconds: 3600 },
  lookChanges: { max: 120, seconds: 3600 },
  lookPictures: { max: 100, seconds: 3600 },
  messageChanges: { max: 300, seconds: 3600 },
} as const;

export type RateLimit = keyof typeof rateLimits;

/** Those that a company sets for itself, with their `max` as its seed: how much people send to each other. */
export const sendLimits = [
  'sends',
  'peopleAnHour',
  'peopleADay',
  'peopleAnHourInOffice',
  'peopleADayInOffice',
  'smsPerSender',
  'smsPerRecipient',
] as const satisfies readonly RateLimit[];
export type SendLimit = (typeof sendLimits)[number];
