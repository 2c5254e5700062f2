import { type Audience, audiences } from '@laurel/contract/programme/audience';
import { type ProgrammeDocument, type QuarterCalendar, type Reach, reaches } from '@laurel/contract/programme/items';
import { monthName } from '@laurel/contract/rules/months';
import { sendLimits } from '@laurel/contract/rules/rate-limits';
import { say } from '@laurel/contract/say';
import { audienceWords, partLabel, reachWords, yearWords } from '#changes/programme-words.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { Changeable, NumberField } from './Fields.tsx';
import classes from './Programme.module.css';
import { sections } from './sections.ts';
import * as texts from './texts.ts';
import type { SectionProps } from './use-editing.ts';

const kinds = ['nomination', 'celebrate', 'payItForward', 'adhoc', 'recognise'] as const;

/** To whom what may be given, who sees it, how much one sends, and how the year is divided. */
export function ReachSection({ editing }: SectionProps) {
  const { drafted, errors, change } = editing;
  const { giving, seen, sends, quarters } = drafted;
  const setSends = (more: Partial<ProgrammeDocument['sends']>) => change({ sends: { ...sends, ...more } });
  const setQuarters = (more: Partial<QuarterCalendar>) => change({ quarters: { ...quarters, ...more } });
  return (
    <Changeable label={sections.reach.label} mayChange={editing.mayChange}>
      <section className={layout.stack}>
        <h3 className={words.name}>{say(texts.toWhom)}</h3>
        <div className={`${layout.fields} ${classes.even}`}>
          {kinds.map((kind) => (
            <NativeSelect
              key={kind}
              label={partLabel(`giving.${kind}`)}
              data={reachesOf(kind).map((value) => ({ value, label: reachWords[value] }))}
              value={giving[kind]}
              error={errors[`giving.${kind}`]}
              onChange={(event) => change({ giving: { ...giving, [kind]: event.currentTarget.value as Reach } })}
            />
          ))}
        </div>
      </section>
      <section className={layout.stack}>
        <div>
          <h3 className={words.name}>{say(texts.whoSees)}</h3>
          <p className={words.facts}>{say(texts.whoSeesWords)}</p>
        </div>
        <NativeSelect
          label={partLabel('seen.audience')}
          data={audiences.map((value) => ({ value, label: audienceWords[value] }))}
          value={seen.audience}
          error={errors['seen.audience']}
          onChange={(event) => change({ seen: { ...seen, audience: event.currentTarget.value as Audience } })}
        />
        <Checkbox
          label={partLabel('seen.points')}
          description={say(texts.seenPointsWords)}
          checked={seen.points}
          onChange={(event) => change({ seen: { ...seen, points: event.currentTarget.checked } })}
        />
      </section>
      <section className={layout.stack}>
        <h3 className={words.name}>{say(texts.howMuchSent)}</h3>
        <div className={`${layout.fields} ${classes.even}`}>
          {sendLimits.map((name) => (
            <NumberField
              key={name}
              label={partLabel(`sends.${name}`)}
              value={sends[name]}
              error={errors[`sends.${name}`]}
              onChange={(most) => setSends({ [name]: most })}
            />
          ))}
        </div>
      </section>
      <section className={layout.stack}>
        <div>
          <h3 className={words.name}>{say(texts.yearDivided)}</h3>
          <p className={words.facts}>{say(texts.yearWords)}</p>
        </div>
        <div className={`${layout.fields} ${classes.even}`}>
          <NativeSelect
            label={partLabel('quarters.firstMonth')}
            data={Array.from({ length: 12 }, (_, n) => ({ value: String(n + 1), label: monthName(n + 1) }))}
            value={String(quarters.firstMonth)}
            error={errors['quarters.firstMonth']}
            onChange={(event) => setQuarters({ firstMonth: Number(event.currentTarget.value) })}
          />
          <NativeSelect
            label={partLabel('quarters.yearOf')}
            data={(['firstDay', 'lastDay'] as const).map((value) => ({ value, label: yearWords[value] }))}
            value={quarters.yearOf}
            error={errors['quarters.yearOf']}
            onChange={(event) => setQuarters({ yearOf: event.currentTarget.value as QuarterCalendar['yearOf'] })}
          />
        </div>
      </section>
    </Changeable>
  );
}

/** Only a manager gives to their own people alone. */
function reachesOf(kind: (typeof kinds)[number]): readonly Reach[] {
  return kind === 'adhoc' ? reaches : reaches.filter((reach) => reach !== 'ownReports');
}
