import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { illustrations, paths } from '../paths.ts';

export function EmptyBasket() {
  return (
    <Card>
      <EmptyState
        illustration={illustrations.emptyBasket}
        words="Your basket is empty"
        action={<ButtonLink to={paths.rewards()}>Find a reward</ButtonLink>}
      />
    </Card>
  );
}
