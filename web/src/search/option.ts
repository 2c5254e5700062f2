import type { ReactNode } from 'react';

/** In the order in which they are shown: what is known at once stands above what comes, so that nothing moves. */
export const groups = ['recent', 'screens', 'actions', 'help', 'people', 'cards', 'ideas', 'rewards'] as const;
export type Group = (typeof groups)[number];

/** What can be chosen: it leads somewhere, or does something. */
export interface Option {
  /** The same thing has the same one in each answer. */
  id: string;
  group: Group;
  label: string;
  /** A short word more. */
  detail?: string;
  /** What somebody wrote, of which the part that fits is shown. */
  quote?: string;
  quoteLanguage?: string;
  /** A face, a picture or an icon. */
  sign?: ReactNode;
  to?: string;
  run?: () => void;
  /** Whom it thanks, undefined for nobody yet: in the composer where that can be opened, else where it leads. */
  thanks?: { memberId?: string };
  /** Something else that one can do with the same thing. */
  beside?: Option;
  /** For whom the words do not tell it. */
  spoken?: string;
  /** What is found is not lost by it. */
  staysOpen?: boolean;
  /** What is looked through for the words beside the label. */
  otherWords?: string;
  /** Of a person. */
  picId?: string;
}
