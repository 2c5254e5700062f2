import type { OrderDetail } from '@laurel/contract/calls/orders';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { formatMoney } from '@laurel/contract/rules/money';
import { say } from '@laurel/contract/say';
import type { CurrencyInfo } from '@laurel/contract/shapes/shop-parts';
import { useEffect } from 'react';
import type { CallOutput } from '#api/call.ts';
import * as common from '#lib/texts.ts';
import { dropState, useLocation } from '#router/router.ts';
import { useMember } from '#session/member.ts';
import type { PlacedState } from '#shop/placed.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { illustrations, paths } from '../paths.ts';
import classes from './OrderPlaced.module.css';
import { placedParts } from './placed-parts.ts';
import * as texts from './texts.ts';

const VoucherCodes = late(() => import('./VoucherCodes.tsx').then((m) => m.VoucherCodes), {
  waiting: <SkeletonRows rows={2} />,
});

/** Says that the order stands, what of it is here already, and where to follow the rest. */
export function OrderPlaced({ inf }: { inf: CurrencyInfo }) {
  const { state } = useLocation();
  const placed = (state as PlacedState | null)?.placed;
  // Whoever comes back to this page, or loads it again, must not believe in a second order.
  useEffect(() => {
    if (placed) dropState();
  }, [placed]);
  return placed ? <Confirmation placed={placed} inf={inf} /> : null;
}

function Confirmation({ placed, inf }: { placed: CallOutput<'placeOrder'>; inf: CurrencyInfo }) {
  const pointsName = useMember().pointsName || say(common.pointsWithin);
  const { issued, coming } = placedParts(placed.orderDetails);
  return (
    <Notice tone="done" className={classes.placed} aria-label={say(common.orderNumber, { order: placed.orderNum })}>
      <div className={layout.row}>
        <Picture src={illustrations.success} width={84} height={60} />
        <div className={classes.words}>
          {/* Who comes from the checkout arrives here. */}
          <p role="status" tabIndex={-1} data-arrival className={`${words.name} ${layout.news}`}>
            {placed.message}
          </p>
          <p className={words.facts}>
            {say(texts.paidAndLeft, {
              points: placed.pointsTotal,
              pointsName: pointsNamed(placed.pointsTotal, pointsName),
              left: placed.pointsAvailable,
            })}
          </p>
        </div>
        <ButtonLink to={paths.orders} variant="default">
          {say(common.recentOrders)}
        </ButtonLink>
      </div>
      {issued.length > 0 ? (
        <Part title={say(texts.yoursNow)} words={say(texts.codesStay)}>
          {issued.map((line) => (
            <li key={line.memberOrderItemId}>
              <Bought line={line} inf={inf} />
              <VoucherCodes memberOrderItemId={line.memberOrderItemId} />
            </li>
          ))}
        </Part>
      ) : null}
      {coming.length > 0 ? (
        <Part
          title={say(issued.length > 0 ? texts.onItsWay : texts.whatYouOrdered)}
          words={comingWords(inf, issued.length > 0)}
        >
          {coming.map((line) => (
            <li key={line.memberOrderItemId}>
              <Bought line={line} inf={inf} />
            </li>
          ))}
        </Part>
      ) : null}
    </Notice>
  );
}

function Part({ title, words: about, children }: { title: string; words: string; children: React.ReactNode }) {
  return (
    <div className={classes.part}>
      <h2 className={words.name}>{title}</h2>
      <ul>{children}</ul>
      <p className={words.facts}>{about}</p>
    </div>
  );
}

function Bought({ line, inf }: { line: OrderDetail; inf: CurrencyInfo }) {
  return (
    <p className={classes.line}>
      <span>
        {line.itemQty} × <bdi>{line.itemDescription}</bdi>
      </span>
      <span className={words.amount}>{formatMoney(line.itemTotal, inf)}</span>
    </p>
  );
}

/** The same rule as the orders' own words: codes that are issued keep an order from being cancelled. */
function comingWords({ deliveryType }: CurrencyInfo, hasVouchers: boolean): string {
  const goes = say(deliveryType === 'C' ? texts.goesToWork : texts.goesOut);
  return `${goes} ${say(hasVouchers ? texts.noCancelling : texts.mayCancel)}`;
}
