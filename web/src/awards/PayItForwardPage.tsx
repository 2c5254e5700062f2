import { useParams, useSearchParams } from '#router/router.ts';
import { AwardScreen } from './AwardScreen.tsx';
import { occasionOf } from './award-kinds.ts';

export function PayItForwardPage() {
  const { selectedMemberId } = useParams();
  const [search] = useSearchParams();
  const occasion = occasionOf(search.get('card'));
  return (
    <AwardScreen
      key={`${selectedMemberId ?? ''} ${occasion ?? ''}`}
      kind="payitforward"
      memberId={selectedMemberId}
      occasion={occasion}
    />
  );
}
