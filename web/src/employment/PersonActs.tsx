import { mayCall } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { CallOutput } from '#api/call.ts';
import { callQuery } from '#api/query-client.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { late } from '#ui/states/late.tsx';
import type { ActProps } from './LeavingDialogs.tsx';
import * as texts from './texts.ts';

const ChangeDialog = late(() => import('./RecordDialog.tsx').then((m) => m.ChangeDialog));
const EndDialog = late(() => import('./LeavingDialogs.tsx').then((m) => m.EndDialog));
const ReturnDialog = late(() => import('./LeavingDialogs.tsx').then((m) => m.ReturnDialog));
const HandOutDialog = late(() => import('./DataDialogs.tsx').then((m) => m.HandOutDialog));
const EraseDialog = late(() => import('./DataDialogs.tsx').then((m) => m.EraseDialog));

type Recorded = CallOutput<'rosterrecord'>;
type Act = 'change' | 'end' | 'return' | 'handOut' | 'erase';

const dialogs: Record<Act, (props: ActProps) => ReactNode> = {
  change: (props) => <ChangeDialog {...props} />,
  end: (props) => <EndDialog {...props} />,
  return: (props) => <ReturnDialog {...props} />,
  handOut: (props) => <HandOutDialog {...props} />,
  erase: (props) => <EraseDialog {...props} />,
};

const labels = {
  ...{ change: texts.change, end: texts.end, return: texts.bringBack },
  ...{ handOut: texts.handOut, erase: texts.erase },
};

/** What can be done with somebody, where they stand now; nothing to who only reads. */
export function PersonActs({ memberId }: { memberId: string }) {
  const { data } = useQuery(callQuery('rosterrecord', { memberId }, { errors: 'screen', staleTime: 0 }));
  const [act, setAct] = useState<Act>();
  const mayAct = mayCall('changeperson', useMember());
  if (!data || !mayAct || data.standing === 'erased') return null;
  const offered = actsOf(data);
  return (
    <>
      {data.mayChange ? null : <p className={words.facts}>{say(texts.notYours)}</p>}
      <div className={layout.row}>
        {offered.map((one) => (
          <Button
            key={one}
            variant={one === 'change' ? 'filled' : 'default'}
            aria-haspopup="dialog"
            onClick={() => setAct(one)}
          >
            {say(labels[one])}
          </Button>
        ))}
      </div>
      {act ? dialogs[act]({ memberId, recorded: data, onClose: () => setAct(undefined) }) : null}
    </>
  );
}

function actsOf({ standing, mayChange }: Recorded): Act[] {
  const changing: Act[] = standing === 'here' ? ['change', 'end'] : ['return', 'erase'];
  return [...(mayChange ? changing : []), 'handOut'];
}
