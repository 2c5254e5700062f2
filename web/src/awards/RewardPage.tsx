import { mayOpen } from '@laurel/contract/access';
import { useMember } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations, paths } from '../paths.ts';
import { AwardScreen } from './AwardScreen.tsx';

/** Recognise: points of the programme, for members with the admin-reports flag. */
export function RewardPage() {
  if (mayOpen('rewardTrfCustom', useMember()))
    return <AwardScreen kind="reward" memberId={undefined} occasion={undefined} />;
  return (
    <StatePage
      title="Module not implemented"
      words="You can still send a card of thanks, or share points of your own."
      illustration={illustrations.recognition}
      action={
        <>
          <ButtonLink to={paths.recognise(undefined, 'thankyou')}>Send a thank-you card</ButtonLink>
          <ButtonLink variant="default" to={paths.payItForward()}>
            Pay It Forward
          </ButtonLink>
        </>
      }
    />
  );
}
