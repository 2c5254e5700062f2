import { prefetch } from '#api/query-client.ts';
import { useMember } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
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
        action: <ButtonLink to={paths.nominate()}>Nominate a colleague</ButtonLink>,
      }}
    />
  );
}

StatementPage.preload = () => prefetch(firstPage('statement'));
