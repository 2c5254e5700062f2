import { say } from '@laurel/contract/say';
import { ECard } from '#ecards/ECard.tsx';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { ownName } from '#session/own-name.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import classes from './Award.module.css';
import { type AwardForm, reasonOf } from './award-form.ts';
import type { KindRules } from './award-kinds.ts';
import * as texts from './texts.ts';
import { toWords } from './to-words.ts';

interface AwardPreviewProps {
  rules: KindRules;
  form: AwardForm;
  points: number;
}

/** The e-card as it will look, while it is written. */
export function AwardPreview({ rules, form, points }: AwardPreviewProps) {
  const member = useMember();
  const { pointsName } = member;
  return (
    <aside className={`${layout.pinned} ${layout.stack} ${classes.preview}`} aria-label={say(texts.preview)}>
      <p className={words.eyebrow}>{say(texts.yourCard)}</p>
      <ECard
        value={reasonOf(rules, form) || rules.title}
        to={toWords(form.recipients)}
        from={ownName(member)}
        message={form.message}
        points={points}
        pointsName={pointsName || say(common.points)}
      />
      {form.recipients.length > 1 || form.recipients[0]?.isEntireDivision ? (
        <p className={words.facts}>{say(texts.cardEach)}</p>
      ) : null}
    </aside>
  );
}
