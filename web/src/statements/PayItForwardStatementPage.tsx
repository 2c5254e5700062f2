import { ButtonLink } from '#ui/buttons/Button.tsx';
import { paths } from '../paths.ts';
import { LedgerScreen } from './LedgerScreen.tsx';

export function PayItForwardStatementPage() {
  return (
    <LedgerScreen
      name="payitforwardstatement"
      title="Peer to Peer Recognition Statement"
      intro="What you paid forward to colleagues, and what they paid forward to you."
      balanceLabel="Received less given"
      empty={{
        words: 'Nothing paid forward yet',
        hint: 'Points that you share with a colleague, or they with you, stand here.',
        action: <ButtonLink to={paths.payItForward()}>Pay It Forward</ButtonLink>,
      }}
    />
  );
}
