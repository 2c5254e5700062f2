import type { Delegation } from '@laurel/contract/calls/delegations/delegation';
import { useRef } from 'react';
import { page } from 'vitest/browser';
import { AwayPage } from '#delegations/AwayPage.tsx';
import { DelegationDialog } from '#delegations/DelegationDialog.tsx';
import { DelegationRow } from '#delegations/DelegationRow.tsx';
import { EndForDialog } from '#delegations/EndForDialog.tsx';
import { Opened, open, Titled, type Wait } from './waits.tsx';

const delegation: Delegation = {
  ...{ delegationId: '7', revision: 0, scopes: ['reviews'], pointsMost: null, pointsUsed: 0 },
  away: { memberId: '1.100000000001', name: 'Johan Botha', memberNumber: '100001' },
  delegate: { memberId: '1.100000000002', name: 'Ana Silva', memberNumber: '100002' },
  ...{ dateFrom: '2026-11-20', dateUntil: '2026-11-27', state: 'running', namedByMember: '' },
  ...{ dateEnded: null, endedByMember: '', endedWhy: null },
};
const mine = { ...delegation, isMine: true };
const done = { message: 'Done.' };

function Row() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Now
      </h2>
      <ul>
        <DelegationRow delegation={mine} heading={heading} />
      </ul>
    </>
  );
}

export const waitsOfDelegations: Wait[] = [
  {
    ...{ file: 'delegations/DelegationRow.tsx', name: /^End what/, asks: 'End', call: 'enddelegation' },
    part: (
      <Titled>
        <Row />
      </Titled>
    ),
    answers: { enddelegation: () => done },
  },
  {
    ...{ file: 'lists/More.tsx', name: /^Show more|^Try again/, call: 'mydelegations' },
    part: <AwayPage />,
    answers: {
      mydelegations: ({ show, after }: { show: string; after?: string }) => {
        if (show === 'past') return { delegations: [], total: 0, next: null };
        return after
          ? { delegations: [{ ...mine, delegationId: '6' }], total: 2, next: '5' }
          : { delegations: [mine], total: 2, next: '7' };
      },
    },
  },
  {
    ...{ file: 'delegations/DelegationDialog.tsx', name: 'Save', call: 'changedelegation' },
    part: <Opened>{(close) => <DelegationDialog delegation={delegation} onClose={close} />}</Opened>,
    answers: { changedelegation: () => done },
    before: () => open(),
  },
  {
    ...{ file: 'delegations/EndForDialog.tsx', name: 'End', call: 'enddelegationfor' },
    part: <Opened>{(close) => <EndForDialog delegation={delegation} onClose={close} onEnded={() => {}} />}</Opened>,
    answers: { enddelegationfor: () => done },
    before: async () => {
      await open();
      await page.getByRole('textbox', { name: /^Why/ }).fill('Is back.');
    },
  },
];
