import { calls } from '@laurel/contract';
import { rolesPageMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { query, verb } from '#http/call-context';
import { endRole } from './end.ts';
import { giveRole } from './give.ts';
import { assignments } from './queries.ts';
import * as texts from './texts.ts';

const { roleassignments, giverole, endrole } = calls.roles;

export const roleCalls = () => [
  query(roleassignments, (db, { actor, input, now }) =>
    assignments(db, { reader: actor, now, offset: 0, limit: rolesPageMax, ...input }),
  ),
  verb(giverole, async (tx, { actor, input, now }) => {
    const { id, isNew } = await giveRole(tx, { by: actor, now }, input);
    return { message: say(isNew ? texts.given : texts.heldAlready), roleAssignmentId: String(id) };
  }),
  verb(endrole, async (tx, { actor, input, now }) => ({
    message: await endRole(tx, { by: actor, now }, input.roleAssignmentId),
  })),
];
