import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { paths } from '../paths.ts';
import { LedgerScreen } from './LedgerScreen.tsx';
import { PotEnds } from './PotEnds.tsx';
import * as texts from './texts.ts';

export function ManagementStatementPage() {
  const pointsName = useMember().pointsName || say(common.points);
  return (
    <LedgerScreen
      name="managementstatement"
      title={say(common.managementStatement)}
      intro={say(texts.managementIntro, { pointsName })}
      notes={<PotEnds pointsName={pointsName} />}
      balanceLabel={say(texts.toAward, { pointsName })}
      empty={{
        words: say(texts.noBudget),
        hint: say(texts.noBudgetHint),
        action: <ButtonLink to={paths.adhocRecognition}>{say(common.adhocRecognition)}</ButtonLink>,
      }}
    />
  );
}
