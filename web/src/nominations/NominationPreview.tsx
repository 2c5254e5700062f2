import { oneUp } from '@laurel/contract/points';
import { IconArrowBigUpLines } from '@tabler/icons-react';
import { RecipientFace } from '#picker/RecipientFace.tsx';
import { recipientName, type SelectedRecipient } from '#picker/recipient.ts';
import { useMember } from '#session/member.ts';
import { Tags } from '#ui/display/Tags.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { behaviourLooks } from './behaviour-looks.ts';
import classes from './Nominate.module.css';
import type { NomCat, NominateForm } from './nominate-form.ts';

const peopleShown = 5;

/** The nomination as its reviewer will read it, while it is written. */
export function NominationPreview({ form }: { form: NominateForm }) {
  const { firstname, surname } = useMember();
  const { members, nomCat, reason } = form;
  return (
    <aside className={`${layout.pinned} ${classes.preview}`} aria-label="Preview">
      <p className={`${words.eyebrow} ${classes.eyebrow}`}>Your nomination</p>
      {members.length === 0 ? (
        <p className={classes.soft}>Choose somebody, and see here what your nomination will look like.</p>
      ) : (
        <People members={members} />
      )}
      {nomCat.length > 0 ? (
        <Tags label="Behaviours" tags={nomCat} iconOf={(category) => <CategoryIcon category={category} />} />
      ) : null}
      {reason.trim() ? (
        <blockquote dir="auto" className={`${classes.soft} ${classes.reason}`}>
          {reason.trim()}
        </blockquote>
      ) : null}
      <p className={`${classes.soft} ${classes.by}`}>
        Nominated by {firstname} {surname}
      </p>
    </aside>
  );
}

function People({ members }: { members: readonly SelectedRecipient[] }) {
  const more = members.length - peopleShown;
  return (
    <>
      <p className={classes.faces} aria-hidden="true">
        {members.slice(0, peopleShown).map((recipient) => (
          <RecipientFace key={recipient.memberId} recipient={recipient} size={56} />
        ))}
      </p>
      <p className={words.title}>
        {members.slice(0, peopleShown).map(recipientName).join(', ')}
        {more > 0 ? ` and ${more} more` : ''}
      </p>
    </>
  );
}

function CategoryIcon({ category }: { category: NomCat }) {
  const CardIcon = category === oneUp ? IconArrowBigUpLines : behaviourLooks[category].icon;
  return <CardIcon aria-hidden size={18} stroke={1.7} />;
}
