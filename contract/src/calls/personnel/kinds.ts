/** Here; gone so lately that their points still wait for them; gone for good; with all that is personal erased. */
export const personStates = ['here', 'grace', 'gone', 'erased'] as const;
export type PersonState = (typeof personStates)[number];

/** What somebody may be without: a first sign-on, a manager, a mobile number, an e-mail address, a site to enter. */
export const lackings = ['signOn', 'manager', 'mobile', 'email', 'site'] as const;
export type Lacking = (typeof lackings)[number];

export const peopleSorts = ['name', 'hired', 'signedOn'] as const;
export type PeopleSort = (typeof peopleSorts)[number];
