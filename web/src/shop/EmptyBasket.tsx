import { Button } from '@mantine/core';
import { Link } from '#router/Link.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { illustrations, paths } from '../paths.ts';

export function EmptyBasket() {
  return (
    <Card>
      <EmptyState
        illustration={illustrations.emptyBasket}
        words="Your basket is empty"
        action={
          <Button component={Link} to={paths.rewards()}>
            Find a reward
          </Button>
        }
      />
    </Card>
  );
}
