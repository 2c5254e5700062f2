import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import { Bone, BoneCard } from './Bone.tsx';
import classes from './PageSkeleton.module.css';

/** Stands where a page will be: a title, a line and two cards. */
export function PageSkeleton({ label = say(common.loading) }: { label?: string }) {
  return (
    <div className={classes.page} role="status" aria-label={label}>
      <Bone width="min(24rem, 70%)" height="2.5rem" />
      <Bone width="min(34rem, 90%)" height="1.25rem" />
      <BoneCard height="12rem" />
      <BoneCard height="12rem" />
    </div>
  );
}
