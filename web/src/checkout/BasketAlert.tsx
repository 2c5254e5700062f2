import type { BasketItem } from '@laurel/contract/calls/checkout';
import { IconAlertTriangle } from '@tabler/icons-react';
import { rich } from '#lib/rich.ts';
import { Notice } from '#ui/display/Notice.tsx';
import { strong } from '#ui/layout/tags.tsx';
import { basketWords } from './basket-words.ts';
import * as texts from './texts.ts';

/** Every warning of the basket at one glance; the lines say which is which. */
export function BasketAlert({ items }: { items: readonly BasketItem[] }) {
  const changes = basketWords(items);
  if (!changes) return null;
  return (
    <Notice role="alert" sign={<IconAlertTriangle aria-hidden size={20} stroke={1.8} />}>
      {rich(texts.sinceFilled, { changes, strong })}
    </Notice>
  );
}
