import type { Counted } from './client.ts';
import type { Kind } from './kinds.ts';
import type { Written } from './written.ts';

export interface Person {
  token: string;
  memberId: string;
}

export interface Awarder extends Person {
  /** An administrator recognises from the programme, a manager gives from the pot. */
  capability: 'administrator' | 'manager';
}

export interface Workload {
  shoppers: Person[];
  awarders: Awarder[];
  /** Who can be nominated, with the manager who reviews it. */
  nominees: { nominee: Person; manager: Person }[];
  counts: Counted;
  /** By what each confirmed act is found again: the order's number, the award's words, the nomination's id. */
  confirmed: Record<Kind, string[]>;
  refused: string[];
  before: Written;
}
