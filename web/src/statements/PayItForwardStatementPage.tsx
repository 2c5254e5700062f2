import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { paths } from '../paths.ts';
import { LedgerScreen } from './LedgerScreen.tsx';
import * as texts from './texts.ts';

export function PayItForwardStatementPage() {
  return (
    <LedgerScreen
      name="payitforwardstatement"
      title={say(texts.peerToPeer)}
      intro={say(texts.peerToPeerIntro)}
      balanceLabel={say(texts.receivedLessGiven)}
      empty={{
        words: say(texts.nothingPaidForward),
        hint: say(texts.nothingPaidForwardHint),
        action: <ButtonLink to={paths.payItForward()}>{say(common.payItForward)}</ButtonLink>,
      }}
    />
  );
}
