import { say } from '@laurel/contract/say';
import { useMemo } from 'react';
import type { CallOutput } from '#api/call.ts';
import { CompanyWords } from '#blocks/CompanyWords.tsx';
import * as common from '#lib/texts.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import layout from '#ui/layout/layout.module.css';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { illustrations, paths } from '../paths.ts';
import { Adverts } from './Adverts.tsx';
import { BasketLink } from './BasketLink.tsx';
import { CategoryNav } from './CategoryNav.tsx';
import { categoryTree, trailOf } from './categories.ts';
import { Shelf } from './Shelf.tsx';
import classes from './Shop.module.css';
import * as texts from './texts.ts';

interface ShopViewProps {
  shop: CallOutput<'categorylist'>;
  /** Key or id of a category; empty for the shop's front. */
  param: string;
}

export function ShopView({ shop, param }: ShopViewProps) {
  const { cats, inf, totalBasketQty } = shop;
  const tree = useMemo(() => categoryTree(cats), [cats]);
  const trail = trailOf(tree, param);
  const here = trail.at(-1);
  const isFront = param === '';
  return (
    <>
      <PageHeader
        title={here?.name ?? say(common.rewards)}
        {...(here
          ? {
              eyebrow:
                trail.length > 1
                  ? trail
                      .slice(0, -1)
                      .map(({ name }) => name)
                      .join(' · ')
                  : say(common.rewards),
            }
          : {})}
        intro={
          isFront ? <CompanyWords contentKey="rewards" letters={165} otherwise={say(texts.earnedIt)} /> : undefined
        }
        actions={<BasketLink count={totalBasketQty} />}
      />
      <div className={`${layout.stack} ${classes.shop}`}>
        <CategoryNav tree={tree} trail={trail} isFront={isFront} />
        <div className={classes.shelf}>
          {here || (isFront && tree.length > 0) ? (
            <Shelf key={here?.address ?? ''} tree={tree} here={here} inf={inf} />
          ) : (
            <NothingHere isEmpty={tree.length === 0} />
          )}
        </div>
        <Adverts />
      </div>
    </>
  );
}

function NothingHere({ isEmpty }: { isEmpty: boolean }) {
  return (
    <EmptyState
      illustration={illustrations.rewards}
      words={say(isEmpty ? texts.noneInCountry : texts.noneHere)}
      hint={say(isEmpty ? texts.noneInCountryHint : texts.noneHereHint)}
      action={isEmpty ? undefined : <ButtonLink to={paths.rewards()}>{say(texts.allRewards)}</ButtonLink>}
    />
  );
}
