import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { illustrations, paths } from '../paths.ts';
import * as texts from './texts.ts';

export function EmptyBasket() {
  return (
    <Card>
      <EmptyState
        illustration={illustrations.emptyBasket}
        words={say(texts.basketEmpty)}
        action={<ButtonLink to={paths.rewards()}>{say(common.findReward)}</ButtonLink>}
      />
    </Card>
  );
}
