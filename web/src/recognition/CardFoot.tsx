import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { CardAudience } from '#feed/CardAudience.tsx';
import { ReactionBar } from '#feed/ReactionBar.tsx';
import layout from '#ui/layout/layout.module.css';
import classes from './CardDialog.module.css';
import { ReportCard } from './ReportCard.tsx';

/** Below a card: how people reacted to it, who else sees it, and the way to say that it is out of place. A list does not know that; the card's own page has asked already. */
export function CardFoot({ cardId }: { cardId: string }) {
  const { data } = useQuery(callQuery('cardget', { cardId }, { errors: 'screen' }));
  if (!data) return null;
  const { card, seen, reactions, mayReport, isReported } = data;
  return (
    <div className={`${layout.stack} ${classes.foot}`}>
      {reactions ? <ReactionBar reactions={reactions} giver={card.memberName} /> : null}
      {seen ? <CardAudience cardId={cardId} seen={seen} /> : null}
      {mayReport || isReported ? <ReportCard cardId={cardId} isReported={isReported} /> : null}
    </div>
  );
}
