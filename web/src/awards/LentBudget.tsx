import { useState } from 'react';
import { AdhocBudget, type AdhocBudgetProps } from './AdhocBudget.tsx';
import { FromWhich } from './FromWhich.tsx';
import type { useAward } from './use-award.ts';

interface LentBudgetProps extends AdhocBudgetProps {
  form: ReturnType<typeof useAward>['form'];
}

/** The budget to watch of a delegate: their own, or what is left of that of who is away. */
export function LentBudget({ form, before, ...counted }: LentBudgetProps) {
  const [left, setLeft] = useState<number>();
  const delegationId = form.values.lent?.delegationId;
  return (
    <>
      <FromWhich
        value={delegationId}
        error={form.errors.delegationId}
        onChange={(chosen, its) => {
          setLeft(its);
          form.change({ lent: chosen ? { delegationId: chosen } : undefined });
        }}
      />
      <AdhocBudget before={(delegationId && left) || before} {...counted} />
    </>
  );
}
