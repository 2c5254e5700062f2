import { useParams, useSearchParams } from '#router/router.ts';
import { ScreenGate } from '#session/ScreenGate.tsx';
import { AwardScreen } from './AwardScreen.tsx';
import { occasionOf } from './award-kinds.ts';
import { RewardPage } from './RewardPage.tsx';

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
