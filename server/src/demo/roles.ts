import type { Capability, ScopeKind } from '@laurel/contract/access';
import { memberId } from '#directory/member-id';
import { giveRole } from '#roles/give';
import { rowsIn } from './files.ts';
import type { Loading } from './loading.ts';

/** Somebody for each part of the administration, and reviewers over less than a cluster. */
export async function giveRoles({ tx, folder, beginning }: Loading): Promise<void> {
  const rows = rowsIn<'memberNumber' | 'capability' | 'scopeKind' | 'scopeCode'>(folder, 'roles.csv');
  const members = await tx.selectFrom('members').select(['public_id', 'member_number']).execute();
  const publicIds = new Map(members.map(({ member_number, public_id }) => [member_number, public_id]));
  for (const { memberNumber, capability, scopeKind, scopeCode } of rows) {
    const publicId = publicIds.get(memberNumber);
    if (publicId === undefined) throw new Error(`The demonstration has no member ${memberNumber}.`);
    const wish = { capability: capability as Capability, scopeKind: scopeKind as ScopeKind, scopeCode };
    await giveRole(tx, { by: null, now: beginning }, { memberId: memberId({ publicId, isRegistered: true }), ...wish });
  }
}
