import '#api/late-rows.ts';
import { holds } from '@laurel/contract/access';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { useMember } from '#session/member.ts';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { AdhocBudget, type AdhocBudgetProps } from './AdhocBudget.tsx';
import type { AwardPart } from './award-form.ts';
import * as texts from './texts.ts';

interface LentBudgetProps extends AdhocBudgetProps {
  form: AwardPart;
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

interface FromWhichProps {
  value: string | undefined;
  error: string | undefined;
  onChange: (delegationId: string | undefined, left: number | undefined) => void;
}

/** From whose budget a delegate gives: their own, where they have one, or that of who is away. */
function FromWhich({ value, error, onChange }: FromWhichProps) {
  const hasOwn = holds(useMember(), 'manager');
  const { data, error: failure } = useQuery(
    callQuery('mydelegations', { show: 'current' }, { errors: 'screen', staleTime: 0 }),
  );
  const lent = data?.delegations.filter(
    ({ isMine, state, scopes }) => !isMine && state === 'running' && scopes.includes('budget'),
  );
  const leftOf = (id: string | undefined) => {
    const one = lent?.find(({ delegationId }) => delegationId === id);
    return one && (one.pointsMost ?? 0) - one.pointsUsed;
  };
  const first = lent?.[0]?.delegationId;
  const isGone = lent !== undefined && value !== undefined && leftOf(value) === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where there is but one way, or the chosen one is gone
  useEffect(() => {
    if (isGone || (!hasOwn && value === undefined && first)) onChange(hasOwn ? undefined : first, leftOf(first));
  }, [isGone, hasOwn, value, first]);
  if (failure && !data) return <FailureNote>{errorWords(failure)}</FailureNote>;
  if (!lent) return <SkeletonRows rows={1} height={4.5} />;
  if (lent.length === 0) return null;
  return (
    <NativeSelect
      label={say(texts.fromWhich)}
      error={error}
      value={value ?? ''}
      data={[
        ...(hasOwn ? [{ value: '', label: say(texts.fromOwn) }] : []),
        ...lent.map(({ delegationId, away, pointsMost, pointsUsed }) => ({
          value: delegationId,
          label: say(texts.fromLent, {
            name: away.name,
            left: (pointsMost ?? 0) - pointsUsed,
            most: pointsMost ?? 0,
          }),
        })),
      ]}
      onChange={(event) => {
        const id = event.currentTarget.value || undefined;
        onChange(id, leftOf(id));
      }}
    />
  );
}
