import { occasionOf } from '#giving/award-kinds.ts';
import { useParams, useSearchParams } from '#router/router.ts';
import { ScreenGate } from '#session/ScreenGate.tsx';
import { late } from '#ui/states/late.tsx';
import { PageSkeleton } from '#ui/states/PageSkeleton.tsx';
import { AwardScreen } from './AwardScreen.tsx';

const RewardPage = late(() => import('./RewardPage.tsx').then((m) => m.RewardPage), { waiting: <PageSkeleton /> });

/** Bare, the address is Recognise; with a person or a card it is Thank you or, where people celebrate, Celebrate. */
export function RecognisePage() {
  const { selectedMemberId } = useParams();
  const [search] = useSearchParams();
  const occasion = occasionOf(search.get('card'));
  if (!selectedMemberId && !occasion) return <RewardPage />;
  return (
    <ScreenGate screen={occasion && occasion !== 'thankyou' ? 'celebrations' : 'recognise'}>
      <AwardScreen
        key={`${selectedMemberId ?? ''} ${occasion ?? ''}`}
        kind="thankyou"
        memberId={selectedMemberId}
        occasion={occasion}
      />
    </ScreenGate>
  );
}
