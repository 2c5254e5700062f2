import '#api/late-rows.ts';
import { isOn } from '@laurel/contract/programme/features';
import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { CompanyWords } from '#blocks/CompanyWords.tsx';
import * as common from '#lib/texts.ts';
import { useWish } from '#lists/address.ts';
import { useMember } from '#session/member.ts';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { Tabs } from '#ui/navigation/Tabs.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import classes from './IdeaBox.module.css';
import { IdeaFields } from './IdeaFields.tsx';
import * as texts from './texts.ts';

const IdeaSent = late(() => import('./IdeaSent.tsx').then((m) => m.IdeaSent));
const MyIdeas = late(() => import('./MyIdeas.tsx').then((m) => m.MyIdeas), {
  waiting: <SkeletonRows rows={2} height={7} />,
});
const OneIdea = late(() => import('./OneIdea.tsx').then((m) => m.OneIdea));
const OpenIdeas = late(() => import('./OpenIdeas.tsx').then((m) => m.OpenIdeas), {
  waiting: <SkeletonRows rows={3} height={9} />,
});

const wished = ['idea', 'part'] as const;

/** Submit an idea, see what became of the earlier ones, and read those that colleagues share; or one of them by itself. */
export function IdeaBoxPage() {
  const { wish, change } = useWish(wished);
  const [isSent, setSent] = useState(false);
  const isOpen = isOn('openIdeas', useMember());
  if (wish.idea !== '' && isOpen) return <OneIdea key={wish.idea} ideaBoxId={wish.idea} />;
  const isAll = isOpen && wish.part === 'all';
  if (isSent && !isAll)
    return (
      <div className={classes.page}>
        <IdeaSent onAnother={() => setSent(false)} />
        <MyIdeas />
      </div>
    );
  const own = (
    <>
      <IdeaFields onSent={() => setSent(true)} />
      <MyIdeas />
    </>
  );
  return (
    <div className={classes.page}>
      <PageHeader title={say(common.ideaBox)} intro={<CompanyWords contentKey="topmsgideabox" letters={238} />} />
      {isOpen ? (
        <Tabs
          label={say(common.ideaBox)}
          tabs={[
            { value: 'mine', label: say(texts.partMine), words: say(texts.partMineWords) },
            { value: 'all', label: say(texts.partAll), words: say(texts.partAllWords) },
          ]}
          value={isAll ? 'all' : 'mine'}
          onChange={(part) => change({ part: part === 'all' ? 'all' : '' })}
        >
          {isAll ? <OpenIdeas /> : own}
        </Tabs>
      ) : (
        own
      )}
    </div>
  );
}
