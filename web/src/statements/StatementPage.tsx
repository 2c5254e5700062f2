import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { prefetch } from '#api/query-client.ts';
import { useMember } from '#session/member.ts';
import { hasScreen, paths } from '../paths.ts';
import { LedgerScreen } from './LedgerScreen.tsx';
import { firstPage } from './use-statement.ts';

export function StatementPage() {
  const pointsName = useMember().pointsName || 'points';
  return (
    <LedgerScreen
      name="statement"
      title="Points Statement"
      intro={`Where your ${pointsName} came from, and what became of them.`}
      balanceLabel={`${pointsName} to redeem`}
      empty={{
        words: `No ${pointsName} yet`,
        hint: 'They come with the recognition of your colleagues. Why not begin with theirs?',
        action: hasScreen('nominate') ? (
          <Button component={Link} to={paths.nominate()}>
            Nominate a colleague
          </Button>
        ) : undefined,
      }}
    />
  );
}

StatementPage.preload = () => prefetch(firstPage('statement'));
