import { mayCall } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { useMember } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import layout from '#ui/layout/layout.module.css';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';

/** That somebody owes points, on their page; nothing where they owe none, and to who does not look after it. */
export function DebtNote({ memberId }: { memberId: string }) {
  const may = mayCall('debtlist', useMember());
  const asked = { memberId, state: 'open', limit: 1 } as const;
  const { data } = useQuery({ ...callQuery('debtlist', asked, { errors: 'screen', staleTime: 0 }), enabled: may });
  const left = data?.totals?.left ?? 0;
  if (left === 0) return null;
  return (
    <Card title={say(texts.debts)}>
      <p>{say(texts.stillOwes, { left })}</p>
      <div className={layout.row}>
        <ButtonLink variant="default" to={paths.corrections(memberId)}>
          {say(texts.toDebts)}
        </ButtonLink>
      </div>
    </Card>
  );
}
