import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import layout from '#ui/layout/layout.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { ApprovalCard } from './ApprovalCard.tsx';
import type { Act } from './act.ts';
import { forms } from './act-forms.ts';

/** One request, as it is decided wherever it stands: what is asked, and below it the words of what is done about it. */
export function ApprovalDecision({ approvalId, onDone }: { approvalId: string; onDone: (message: string) => void }) {
  const [act, setAct] = useState<Act>();
  const { data, ...query } = useQuery(callQuery('approvalget', { approvalId }, { errors: 'screen', staleTime: 0 }));
  if (!data) return query.error ? <NotRead {...query} /> : <SkeletonRows rows={3} height={6} />;
  const Form = act && forms[act];
  return (
    <div className={layout.list}>
      <ul>
        <ApprovalCard approval={data.approval} onAct={act ? undefined : setAct} />
      </ul>
      {Form ? <Form approval={data.approval} onDone={onDone} onClose={() => setAct(undefined)} /> : null}
    </div>
  );
}
