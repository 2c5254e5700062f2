/** What an audience can be named by; free of schemas, for pages. */
export const audienceKinds = ['sites', 'countries', 'clusters', 'divisions'] as const;
export type AudienceKind = (typeof audienceKinds)[number];
