import { seedRules } from '@laurel/contract/programme/seed-rules';
import { timedKinds } from '@laurel/contract/rules/work-kinds';
import { say } from '@laurel/contract/say';
import { partLabel } from '#changes/programme-words.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { Changeable, LimitField, NumberField } from './Fields.tsx';
import { sections } from './sections.ts';
import * as texts from './texts.ts';
import type { SectionProps } from './use-editing.ts';

/** By when what waits is to be decided, and what happens before and after. */
export function TimesSection({ editing: { drafted, errors, change, mayChange } }: SectionProps) {
  const { work } = drafted;
  const usual =
    seedRules.work.escalateAfter === 'none' ? seedRules.work.target.nomination : seedRules.work.escalateAfter;
  return (
    <Changeable label={sections.times.label} mayChange={mayChange}>
      <section className={layout.stack}>
        <h3 className={words.name}>{say(texts.timesTargets)}</h3>
        {timedKinds.map((kind) => (
          <NumberField
            key={kind}
            label={partLabel(`work.target.${kind}`)}
            value={work.target[kind]}
            error={errors[`work.target.${kind}`]}
            onChange={(days) => change({ work: { ...work, target: { ...work.target, [kind]: days } } })}
          />
        ))}
      </section>
      <section className={layout.stack}>
        <h3 className={words.name}>{say(texts.timesAfter)}</h3>
        <NumberField
          label={partLabel('work.remindBefore')}
          value={work.remindBefore}
          error={errors['work.remindBefore']}
          onChange={(remindBefore) => change({ work: { ...work, remindBefore } })}
        />
        <LimitField
          label={partLabel('work.escalateAfter')}
          value={work.escalateAfter}
          usual={usual}
          error={errors['work.escalateAfter']}
          onChange={(escalateAfter) => change({ work: { ...work, escalateAfter } })}
        />
      </section>
    </Changeable>
  );
}
