import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Picture } from '#ui/Picture.tsx';
import { illustrations, paths } from '../paths.ts';
import classes from './Shop.module.css';

/** What the checkout hands to the shop's front. */
export interface PlacedState {
  placed: string;
}

/** Says that the order stands, and where to follow it. */
export function OrderPlaced({ state }: { state: unknown }) {
  const words = (state as PlacedState | null)?.placed;
  // Whoever comes back to this page, or loads it again, must not believe in a second order.
  useEffect(() => {
    if (words) window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, [words]);
  return (
    <div role="status" tabIndex={-1} className={classes.arrival} {...(words ? { 'data-arrival': true } : {})}>
      {words ? (
        <div className={classes.placed}>
          <Picture src={illustrations.success} width={84} height={60} />
          <p className={classes.placedWords}>{words}</p>
          <Button component={Link} to={paths.orders} variant="default">
            Recent Orders
          </Button>
        </div>
      ) : null}
    </div>
  );
}
