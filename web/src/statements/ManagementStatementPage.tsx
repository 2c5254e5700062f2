import { useMember } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { paths } from '../paths.ts';
import { LedgerScreen } from './LedgerScreen.tsx';

export function ManagementStatementPage() {
  const pointsName = useMember().pointsName || 'Points';
  return (
    <LedgerScreen
      name="managementstatement"
      title="Management Statement"
      intro={`The ${pointsName} that you may award: budgets that came in, and awards that you gave.`}
      balanceLabel={`${pointsName} to award`}
      empty={{
        words: 'No budget yet',
        hint: 'It is loaded by an administrator, and stands here with every award that you give.',
        action: <ButtonLink to={paths.adhocRecognition}>Adhoc Recognition</ButtonLink>,
      }}
    />
  );
}
