import { say } from '@laurel/contract/say';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import * as common from '#lib/texts.ts';
import { navigate, useParams } from '#router/router.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { paths } from '../paths.ts';
import classes from './CardDialog.module.css';
import { CardView } from './CardView.tsx';
import { kindWords } from './entries.ts';
import { NotThere } from './NotThere.tsx';
import * as texts from './texts.ts';

const CardFoot = late(() => import('./CardFoot.tsx').then((m) => m.CardFoot));

/** A card at its own address, for who gave and who received it: where its e-mail leads. */
export function CardPage() {
  const { cardId = '' } = useParams();
  const { data, error, refetch } = useQuery({
    ...callQuery('cardget', { cardId }, { errors: 'screen' }),
    placeholderData: keepPreviousData,
  });
  if (error)
    return (
      <NotThere
        error={error}
        title={say(texts.noSuchCard)}
        words={say(texts.noSuchCardHint)}
        action={<ButtonLink to={paths.myRecognition}>{say(common.myRecognition)}</ButtonLink>}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonRows rows={2} height={16} />;
  const { card, newerId, olderId } = data;
  return (
    <div className={classes.page}>
      <PageHeader title={kindWords(card.type)} intro={say(card.isFrom ? texts.cardSent : texts.cardForYou)} />
      <CardView
        entry={card}
        onNewer={newerId ? () => void navigate(paths.card(newerId)) : undefined}
        onOlder={olderId ? () => void navigate(paths.card(olderId)) : undefined}
      >
        <ButtonLink variant="default" to={paths.myRecognition}>
          {say(common.myRecognition)}
        </ButtonLink>
      </CardView>
      <CardFoot key={card.cardId} cardId={card.cardId} />
    </div>
  );
}
