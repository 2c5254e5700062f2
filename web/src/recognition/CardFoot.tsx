import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { CardAudience } from '#feed/CardAudience.tsx';
import { ItemFoot } from '#feed/ItemFoot.tsx';
import { ReportContent } from '#feed/ReportContent.tsx';
import layout from '#ui/layout/layout.module.css';
import classes from './CardDialog.module.css';

/** Below a card: what people said to it, who else sees it, and the way to say that it is out of place. A list does not know that; the card's own page has asked already. */
export function CardFoot({ cardId }: { cardId: string }) {
  const { data } = useQuery(callQuery('cardget', { cardId }, { errors: 'screen' }));
  if (!data) return null;
  const { card, seen, mayReport, isReported } = data;
  return (
    <div className={`${layout.stack} ${classes.foot}`}>
      <ItemFoot {...data} giver={card.memberName} />
      {seen ? <CardAudience cardId={cardId} isOfCompany={card.celebrated !== null} seen={seen} /> : null}
      {mayReport || isReported ? <ReportContent of="card" id={cardId} isReported={isReported} /> : null}
    </div>
  );
}
