import { say } from '@laurel/contract/say';
import { prefetch } from '#api/query-client.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { paths } from '../paths.ts';
import { LedgerScreen } from './LedgerScreen.tsx';
import { OwnDebts, ownDebts } from './OwnDebts.tsx';
import * as texts from './texts.ts';
import { firstPage } from './use-statement.ts';

export function StatementPage() {
  const pointsName = useMember().pointsName || 'points';
  return (
    <LedgerScreen
      name="statement"
      title={say(common.pointsStatement)}
      intro={say(texts.ownIntro, { pointsName })}
      notes={<OwnDebts pointsName={pointsName} />}
      balanceLabel={say(common.pointsToRedeem, { pointsName })}
      empty={{
        words: say(texts.noPoints, { pointsName }),
        hint: say(texts.noPointsHint),
        action: <ButtonLink to={paths.nominate()}>{say(common.nominateColleague)}</ButtonLink>,
      }}
    />
  );
}

StatementPage.preload = () => {
  prefetch(ownDebts);
  prefetch(firstPage('statement'));
};
