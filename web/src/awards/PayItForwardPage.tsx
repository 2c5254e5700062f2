import { occasionOf } from '#giving/award-kinds.ts';
import { useParams, useSearchParams } from '#router/router.ts';
import { AwardScreen } from './AwardScreen.tsx';

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
