import { approvals } from './approvals.ts';
import { awards } from './awards.ts';
import { catalogue } from './catalogue.ts';
import { checkout } from './checkout.ts';
import { competition } from './competition.ts';
import { content } from './content.ts';
import { desk } from './desk.ts';
import { downloads } from './downloads.ts';
import { ideas } from './ideas.ts';
import { members } from './members.ts';
import { nominations } from './nominations.ts';
import { orders } from './orders.ts';
import { quartersCalls } from './quarters.ts';
import { recognition } from './recognition.ts';
import { reports } from './reports.ts';
import { roles } from './roles.ts';
import { session } from './session.ts';
import { statements } from './statements.ts';
import { uploads } from './uploads.ts';
import { vouchers } from './vouchers.ts';

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
  catalogue,
  checkout,
  orders,
  desk,
  vouchers,
  competition,
  statements,
  reports,
  downloads,
  uploads,
  roles,
  approvals,
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
  typeof catalogue &
  typeof checkout &
  typeof orders &
  typeof desk &
  typeof vouchers &
  typeof competition &
  typeof statements &
  typeof reports &
  typeof downloads &
  typeof uploads &
  typeof roles &
  typeof approvals;
