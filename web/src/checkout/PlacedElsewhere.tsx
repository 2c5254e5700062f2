import { useEffect, useRef } from 'react';
import { nowStale } from '#api/stale.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations, paths } from '../paths.ts';

/** Another tab has ordered this basket: what this page knows of basket and points is of before. */
export function PlacedElsewhere({ orderNum }: { orderNum: string }) {
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    // The button that was pressed stood far below; it is gone, and this is short.
    window.scrollTo(0, 0);
    void nowStale('placeOrder', 'done');
  }, []);
  return (
    <StatePage
      isAlert
      illustration={illustrations.success}
      title="You have placed this order"
      words={`Order No:${orderNum}. It was sent from another tab or window, and is not sent twice.`}
      action={<ButtonLink to={paths.orders}>Recent Orders</ButtonLink>}
    />
  );
}
