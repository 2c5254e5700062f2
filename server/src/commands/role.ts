import { calls } from '@laurel/contract';
import { type Capability, capabilityNames, type ScopeKind, scopeKinds } from '@laurel/contract/access';
import type { RoleAssignment } from '@laurel/contract/calls/roles';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { migrate } from '#db/migrate';
import { createDb, type Db } from '#db/pool';
import { transaction } from '#db/transaction';
import { memberId } from '#directory/member-id';
import { PlainError } from '#errors/plain-error';
import { Refusal } from '#errors/refuse';
import { endRole } from '#roles/end';
import { giveRole } from '#roles/give';
import { assignments } from '#roles/queries';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  help: `laurel role give <memberNumber> <capability> [--scope <kind>[:<code>]] [--from <instant>] [--until <instant>]
laurel role end <number of the assignment>
laurel role list [<memberNumber>] [--capability <capability>] [--ended]

Gives, ends or lists roles, as the operator: also the first administrator's. What the roster gives, the roster takes.

  capabilities  ${capabilityNames.join(', ')}
  --scope       ${scopeKinds.join(', ')}, such as cluster:AFRICA; without it everything, or a manager's own reports
  --from        from then on, such as 2026-12-01T00:00:00Z; without it from now on
  --until       until then; without it until somebody ends it
  --ended       lists those that have ended too`,
  options: {
    scope: { type: 'string' },
    from: { type: 'string' },
    until: { type: 'string' },
    capability: { type: 'string' },
    ended: { type: 'boolean' },
  },
  words: { least: 1, most: 3 },
  needs: 'give, end or list',
  run: ({ words: [what = '', ...words], options, config, say }) =>
    withDatabase(config, async ({ settings }) => {
      const deed = deeds[what as keyof typeof deeds];
      if (!Object.hasOwn(deeds, what)) throw new PlainError(`A role can be given, ended or listed, not "${what}".`);
      await migrate(settings, { say });
      const db = createDb(settings, { max: 1, applicationName: 'laurel role', limits: 'none' });
      try {
        for (const line of await deed(db, words, options)) say(line);
        return 0;
      } catch (error) {
        throw error instanceof Refusal ? new PlainError(error.message) : error;
      } finally {
        await db.destroy();
      }
    }),
};

type Deed = (db: Db, words: string[], options: Record<string, unknown>) => Promise<string[]>;

const give: Deed = async (db, [memberNumber = '', capability], { scope, from, until }) => {
  const usual = capability === 'manager' ? 'ownReports' : 'everything';
  const [scopeKind, ...code] = String(scope ?? usual).split(':');
  const read = calls.roles.giverole.input.safeParse({
    memberId: await memberIdOf(db, memberNumber),
    capability,
    scopeKind,
    ...(code.length > 0 ? { scopeCode: code.join(':') } : {}),
    ...(from ? { dateFrom: from } : {}),
    ...(until ? { dateUntil: until } : {}),
  });
  if (!read.success) throw new PlainError(read.error.issues.map(({ message }) => message).join(' '));
  const { id, isNew } = await transaction(db, (tx) => giveRole(tx, { by: null, now: new Date() }, read.data));
  return [isNew ? `Assignment ${id} is given.` : `This is held already, as assignment ${id}.`];
};

const end: Deed = async (db, [id = '']) => {
  if (!/^[1-9]\d{0,17}$/.test(id)) throw new PlainError('Please give the number of the assignment.');
  return [await transaction(db, (tx) => endRole(tx, { by: null, now: new Date() }, id))];
};

const list: Deed = async (db, [memberNumber], { capability, ended }) => {
  if (capability !== undefined && !capabilityNames.includes(capability as Capability))
    throw new PlainError(say(said.chooseOneOf, { values: capabilityNames.join(', ') }));
  const { assignments: found, total } = await assignments(db, {
    reader: null,
    now: new Date(),
    memberId: memberNumber === undefined ? undefined : await memberIdOf(db, memberNumber),
    capability: capability as Capability | undefined,
    withEnded: ended === true,
    offset: 0,
    limit: listMax,
  });
  const lines = found.map(lineOf);
  return total > found.length ? [...lines, `… and ${total - found.length} more.`] : lines;
};

const deeds = { give, end, list };
const listMax = 10_000;

async function memberIdOf(db: Db, memberNumber: string): Promise<string> {
  const found = await db
    .selectFrom('members')
    .select(['public_id as publicId', 'registered_at as registeredAt'])
    .where('member_number', '=', memberNumber)
    .executeTakeFirst();
  if (!found) throw new PlainError(`There is no member ${memberNumber}.`);
  return memberId({ publicId: found.publicId, isRegistered: found.registeredAt !== null });
}

function lineOf(role: RoleAssignment): string {
  const over: [ScopeKind, string] = [role.scopeKind, role.scopeCode];
  const span = `from ${role.dateFrom}${role.dateUntil ? ` until ${role.dateUntil}` : ''}`;
  const scope = over.filter((part) => part !== '').join(':');
  return `${role.roleAssignmentId}  ${role.memberNumber} ${role.memberName}: ${role.capability} over ${scope}, ${span}, ${role.source}`;
}
