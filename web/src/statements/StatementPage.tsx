import { Button } from '@mantine/core';
import { prefetch } from '#api/query-client.ts';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { paths } from '../paths.ts';
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
        action: (
          <Button component={Link} to={paths.nominate()}>
            Nominate a colleague
          </Button>
        ),
      }}
    />
  );
}

StatementPage.preload = () => prefetch(firstPage('statement'));
