import { useParams } from '#router/router.ts';
import { OneGroupCard } from './OneGroupCard.tsx';

/** A card that many sign, at its own address. */
export function GroupCardPage() {
  const { cardId = '' } = useParams();
  return <OneGroupCard key={cardId} cardId={cardId} />;
}
