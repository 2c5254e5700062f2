import { mayOpen } from '@laurel/contract/access';
import { Button } from '@mantine/core';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { StatePage } from '#ui/StatePage.tsx';
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
          <Button component={Link} to={paths.recognise(undefined, 'thankyou')}>
            Send a thank-you card
          </Button>
          <Button variant="default" component={Link} to={paths.payItForward()}>
            Pay It Forward
          </Button>
        </>
      }
    />
  );
}
