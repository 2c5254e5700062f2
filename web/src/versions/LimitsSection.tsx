import type { ProgrammeDocument } from '@laurel/contract/programme/items';
import { seedRules } from '@laurel/contract/programme/seed-rules';
import { say } from '@laurel/contract/say';
import { partLabel } from '#changes/programme-words.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { Changeable, LimitField, NumberField } from './Fields.tsx';
import { sections } from './sections.ts';
import * as texts from './texts.ts';
import type { SectionProps } from './use-editing.ts';

const monthly = ['pairInMonth', 'recogniseInMonth', 'budgetInMonth', 'spentInDay'] as const;
const usualInDay = 5000;

/** What nobody does alone, or not at all; and what becomes of the points of leavers. */
export function LimitsSection({ editing }: SectionProps) {
  const { drafted, errors, change } = editing;
  const { limits, leavers } = drafted;
  const set = (more: Partial<ProgrammeDocument['limits']>) => change({ limits: { ...limits, ...more } });
  return (
    <Changeable label={sections.limits.label} mayChange={editing.mayChange}>
      <section className={layout.stack}>
        <h3 className={words.name}>{say(texts.secondPersonAbove)}</h3>
        {monthly.map((name) => (
          <LimitField
            key={name}
            label={partLabel(`limits.${name}`)}
            value={limits[name]}
            usual={usualOf(name)}
            error={errors[`limits.${name}`]}
            onChange={(most) => set({ [name]: most })}
          />
        ))}
      </section>
      <section className={layout.stack}>
        <h3 className={words.name}>{say(texts.atOnce)}</h3>
        <NumberField
          label={partLabel('limits.award')}
          value={limits.award}
          error={errors['limits.award']}
          onChange={(award) => set({ award })}
        />
        <NumberField
          label={partLabel('limits.ownDivision')}
          value={limits.ownDivision}
          error={errors['limits.ownDivision']}
          onChange={(ownDivision) => set({ ownDivision })}
        />
        {(['points', 'people'] as const).map((what) => (
          <NumberField
            key={what}
            label={partLabel(`limits.confirm.${what}`)}
            value={limits.confirm[what]}
            error={errors[`limits.confirm.${what}`]}
            onChange={(above) => set({ confirm: { ...limits.confirm, [what]: above } })}
          />
        ))}
      </section>
      <section className={layout.stack}>
        <h3 className={words.name}>{say(texts.leavers)}</h3>
        {(['graceDays', 'percentAtOnce'] as const).map((name) => (
          <NumberField
            key={name}
            label={partLabel(`leavers.${name}`)}
            value={leavers[name]}
            error={errors[`leavers.${name}`]}
            onChange={(value) => change({ leavers: { ...leavers, [name]: value } })}
          />
        ))}
      </section>
    </Changeable>
  );
}

function usualOf(name: (typeof monthly)[number]): number {
  const usual = seedRules.limits[name];
  return usual === 'none' ? usualInDay : usual;
}
