import { calls } from '@laurel/contract';
import { query, verb } from '#http/call-context';
import { changeDelegation, changeDelegationFor } from './change.ts';
import { endDelegation, endDelegationFor } from './end.ts';
import { delegationsOf, ownDelegations } from './list.ts';
import { nameDelegate, nameDelegateFor } from './name.ts';

const { mydelegations, namedelegate, changedelegation, enddelegation } = calls.delegations;
const { persondelegations, namedelegatefor, changedelegationfor, enddelegationfor } = calls.delegations;

export const delegationCalls = () => [
  query(mydelegations, (db, { actor, input, now }) => ownDelegations(db, { actor, now }, input)),
  verb(namedelegate, async (tx, { actor: by, input, now }) => ({
    message: await nameDelegate(tx, { by, now }, input),
  })),
  verb(changedelegation, async (tx, { actor: by, input, now }) => ({
    message: await changeDelegation(tx, { by, now }, input),
  })),
  verb(enddelegation, async (tx, { actor: by, input, now }) => ({
    message: await endDelegation(tx, { by, now }, input.delegationId),
  })),
  query(persondelegations, (db, { actor, input, now }) => delegationsOf(db, { actor, now }, input)),
  verb(namedelegatefor, async (tx, { actor: by, input, now }) => ({
    message: await nameDelegateFor(tx, { by, now }, input),
  })),
  verb(changedelegationfor, async (tx, { actor: by, input, now }) => ({
    message: await changeDelegationFor(tx, { by, now }, input),
  })),
  verb(enddelegationfor, async (tx, { actor: by, input, now }) => ({
    message: await endDelegationFor(tx, { by, now }, input),
  })),
];
