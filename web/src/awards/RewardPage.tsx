import { mayOpen } from '@laurel/contract/access';
import { offered, programme } from '@laurel/contract/programme/programme';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import * as common from '#lib/texts.ts';
import { useSearchParams } from '#router/router.ts';
import { useMember } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations, paths } from '../paths.ts';
import { AwardScreen } from './AwardScreen.tsx';
import * as texts from './texts.ts';

/** The prize that is offered first; '' where none is. */
const firstPrize = () => offered(programme().prizes)[0] ?? '';

/** Recognise: points of the programme, for members with the admin-reports flag. */
export function RewardPage() {
  const member = useMember();
  const [search] = useSearchParams();
  // The prize of a vote, to who has won it.
  const [ballotId, to] = [search.get('ballot') ?? undefined, search.get('to') ?? undefined];
  if (mayOpen('rewardTrfCustom', member))
    return (
      <AwardScreen
        key={ballotId ?? ''}
        kind="reward"
        memberId={ballotId && to}
        occasion={undefined}
        prize={ballotId ? { ballotId, reason: firstPrize() } : undefined}
      />
    );
  const sharesPoints = mayOpen('payItForward', member);
  return (
    <StatePage
      title={say(said.notImplemented)}
      words={say(sharesPoints ? texts.notImplementedHint : texts.cardHint)}
      illustration={illustrations.recognition}
      action={
        <>
          <ButtonLink to={paths.recognise(undefined, 'thankyou')}>{say(texts.sendThankYou)}</ButtonLink>
          {sharesPoints ? (
            <ButtonLink variant="default" to={paths.payItForward()}>
              {say(common.payItForward)}
            </ButtonLink>
          ) : null}
        </>
      }
    />
  );
}
