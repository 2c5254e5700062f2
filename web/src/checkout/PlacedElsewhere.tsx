import { say } from '@laurel/contract/say';
import { useEffect, useRef } from 'react';
import { nowStale } from '#api/stale.ts';
import * as common from '#lib/texts.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations, paths } from '../paths.ts';
import * as texts from './texts.ts';

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
      title={say(texts.placedElsewhere)}
      words={say(texts.placedElsewhereWords, { order: orderNum })}
      action={<ButtonLink to={paths.orders}>{say(common.recentOrders)}</ButtonLink>}
    />
  );
}
