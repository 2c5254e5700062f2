import { valueWords } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import { looksOf } from '#ecards/behaviour-looks.ts';
import { firstNames } from '#outcomes/first-names.ts';
import { RecipientFace } from '#picker/RecipientFace.tsx';
import { recipientName, type SelectedRecipient } from '#picker/recipient.ts';
import { useMember } from '#session/member.ts';
import { ownName } from '#session/own-name.ts';
import { Tags } from '#ui/display/Tags.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import classes from './Nominate.module.css';
import type { NominateForm } from './nominate-form.ts';
import * as texts from './texts.ts';

const peopleShown = 5;

/** The nomination as its reviewer will read it, while it is written. */
export function NominationPreview({ form }: { form: NominateForm }) {
  const member = useMember();
  const { members, nomCat, reason } = form;
  return (
    <aside className={`${layout.pinned} ${classes.preview}`} aria-label={say(texts.preview)}>
      <p className={`${words.eyebrow} ${classes.eyebrow}`}>{say(texts.yourNomination)}</p>
      {members.length === 0 ? <p className={classes.soft}>{say(texts.previewEmpty)}</p> : <People members={members} />}
      {nomCat.length > 0 ? (
        <Tags
          label={say(texts.behaviours)}
          tags={nomCat}
          wordsOf={valueWords}
          iconOf={(category) => <CategoryIcon category={category} />}
        />
      ) : null}
      {reason.trim() ? (
        <blockquote dir="auto" className={`${classes.soft} ${classes.reason}`}>
          {reason.trim()}
        </blockquote>
      ) : null}
      <p className={`${classes.soft} ${classes.by}`}>{say(texts.nominatedByName, { name: ownName(member) })}</p>
    </aside>
  );
}

function People({ members }: { members: readonly SelectedRecipient[] }) {
  return (
    <>
      <p className={classes.faces} aria-hidden="true">
        {members.slice(0, peopleShown).map((recipient) => (
          <RecipientFace key={recipient.memberId} recipient={recipient} size={56} />
        ))}
      </p>
      <p className={words.title}>{firstNames(members.map(recipientName), peopleShown)}</p>
    </>
  );
}

function CategoryIcon({ category }: { category: string }) {
  const { icon: CardIcon } = looksOf(category);
  return <CardIcon aria-hidden size={18} stroke={1.7} />;
}
