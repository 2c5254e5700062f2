import { awards } from './awards.ts';
import { competition } from './competition.ts';
import { content } from './content.ts';
import { ideas } from './ideas.ts';
import { members } from './members.ts';
import { nominations } from './nominations.ts';
import { quartersCalls } from './quarters.ts';
import { recognition } from './recognition.ts';
import { reports } from './reports.ts';
import { session } from './session.ts';
import { shop } from './shop.ts';
import { statements } from './statements.ts';
import { uploads } from './uploads.ts';

/** Every call, by the noun that it changes. */
export const calls = {
  session,
  members,
  content,
  nominations,
  awards,
  recognition,
  quarters: quartersCalls,
  ideas,
  shop,
  competition,
  statements,
  reports,
  uploads,
};

/** Every call by its name, for clients. */
export type Calls = typeof session &
  typeof members &
  typeof content &
  typeof nominations &
  typeof awards &
  typeof recognition &
  typeof quartersCalls &
  typeof ideas &
  typeof shop &
  typeof competition &
  typeof statements &
  typeof reports &
  typeof uploads;
