import type { BasketItem } from '@laurel/contract/calls/checkout';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Notice } from '#ui/display/Notice.tsx';
import { basketWords } from './basket-words.ts';

/** Every warning of the basket at one glance; the lines say which is which. */
export function BasketAlert({ items }: { items: readonly BasketItem[] }) {
  const words = basketWords(items);
  if (!words) return null;
  return (
    <Notice role="alert" sign={<IconAlertTriangle aria-hidden size={20} stroke={1.8} />}>
      <strong>Since you filled your basket:</strong> {words}. You pay today’s prices.
    </Notice>
  );
}
