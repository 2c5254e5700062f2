/** Who sees a card beside who gave and who received it, the widest first: 'division' its receiver's division and team, 'us' nobody. */
export const audiences = ['everybody', 'division', 'team', 'us'] as const;
export type Audience = (typeof audiences)[number];

/** Those that show it to no more people than this one. */
export function notWider(than: Audience): Audience[] {
  return audiences.slice(audiences.indexOf(than));
}

/** The one of the two that shows it to fewer people. */
export function narrower(one: Audience, other: Audience): Audience {
  return audiences[Math.max(audiences.indexOf(one), audiences.indexOf(other))] as Audience;
}

/** Who sees cards where their receivers have not chosen, and whether these may show their points. */
export interface Seen {
  audience: Audience;
  points: boolean;
}

/** Whose recognition a feed shows. */
export const feedScopes = ['everybody', 'mine', 'team', 'division', 'country'] as const;
export type FeedScope = (typeof feedScopes)[number];
