import type { FormErrors } from '@laurel/contract/errors';
import type { Limits } from '@laurel/contract/programme/items';
import { seedRules } from '@laurel/contract/programme/seed-rules';
import { timedKinds } from '@laurel/contract/programme/work-kinds';
import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { amountsWords, limitWords, partLabel } from '#changes/programme-words.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { type PartThere, partAt, siteOfErrors } from './by-site.ts';
import { Changeable, LimitField, NumberField } from './Fields.tsx';
import { OwnAt, OwnNumber, SiteChoice } from './SiteFields.tsx';
import { sections } from './sections.ts';
import * as texts from './texts.ts';
import type { SectionProps } from './use-editing.ts';

const monthly = ['pairInMonth', 'recogniseInMonth', 'budgetInMonth', 'spentInDay'] as const;
const usualInDay = 5000;

const parts = ['limits'] as const;

/** What nobody does alone, or not at all, in the company and at a site that has it otherwise; and what becomes of the points of leavers. */
export function LimitsSection({ editing }: SectionProps) {
  const { errors, mayChange } = editing;
  const [site, setSite] = useState(siteOfErrors(errors, parts));
  const limits = partAt(editing, 'limits', site);
  const own = { part: limits, at: 'limits', errors, mayChange };
  return (
    <>
      <SiteChoice editing={editing} parts={parts} site={site} onChange={setSite} />
      <Changeable label={sections.limits.label} mayChange={mayChange}>
        <section className={layout.stack}>
          <h3 className={words.name}>{say(texts.secondPersonAbove)}</h3>
          {monthly.map((name) => (
            <OwnAt
              key={name}
              {...{ part: limits, name, mayChange }}
              label={partLabel(`limits.${name}`)}
              companys={limitWords(limits.values[name])}
            >
              <LimitField
                label={partLabel(`limits.${name}`)}
                value={limits.values[name]}
                usual={usualOf(name)}
                error={errors[`${limits.place}.${name}`]}
                onChange={(most) => limits.set({ [name]: most })}
              />
            </OwnAt>
          ))}
        </section>
        <section className={layout.stack}>
          <h3 className={words.name}>{say(texts.atOnce)}</h3>
          <OwnNumber {...own} name="award" />
          <OwnNumber {...own} name="ownDivision" />
          <Confirm limits={limits} errors={errors} mayChange={mayChange} />
        </section>
        {site === '' ? <Leavers editing={editing} /> : null}
        {site === '' ? <Corrections editing={editing} /> : null}
      </Changeable>
    </>
  );
}

interface ConfirmProps {
  limits: PartThere<Limits>;
  errors: FormErrors;
  mayChange: boolean;
}

/** Above either of the two it is confirmed in words. */
function Confirm({ limits, errors, mayChange }: ConfirmProps) {
  const { confirm } = limits.values;
  const label = (what: 'points' | 'people') => partLabel(`limits.confirm.${what}`);
  return (
    <OwnAt
      {...{ part: limits, name: 'confirm', mayChange }}
      label={`${label('points')} · ${label('people')}`}
      companys={amountsWords([confirm.points, confirm.people])}
    >
      {(['points', 'people'] as const).map((what) => (
        <NumberField
          key={what}
          label={label(what)}
          value={confirm[what]}
          error={errors[`${limits.place}.confirm.${what}`]}
          onChange={(above) => limits.set({ confirm: { ...confirm, [what]: above } })}
        />
      ))}
    </OwnAt>
  );
}

function Leavers({ editing: { drafted, errors, change } }: SectionProps) {
  const { leavers } = drafted;
  return (
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
  );
}

function Corrections({ editing: { drafted, errors, change } }: SectionProps) {
  const { corrections } = drafted;
  const usual = seedRules.corrections.alone === 'none' ? usualInDay : seedRules.corrections.alone;
  return (
    <section className={layout.stack}>
      <h3 className={words.name}>{say(texts.settingRight)}</h3>
      <LimitField
        label={partLabel('corrections.alone')}
        value={corrections.alone}
        usual={usual}
        error={errors['corrections.alone']}
        onChange={(alone) => change({ corrections: { ...corrections, alone } })}
      />
      <NumberField
        label={partLabel('corrections.takeBackMinutes')}
        value={corrections.takeBackMinutes}
        error={errors['corrections.takeBackMinutes']}
        onChange={(takeBackMinutes) => change({ corrections: { ...corrections, takeBackMinutes } })}
      />
      <Checkbox
        label={partLabel('corrections.debts')}
        description={say(texts.debtsWords)}
        checked={corrections.debts}
        onChange={(event) => change({ corrections: { ...corrections, debts: event.currentTarget.checked } })}
      />
    </section>
  );
}

function usualOf(name: (typeof monthly)[number]): number {
  const usual = seedRules.limits[name];
  return usual === 'none' ? usualInDay : usual;
}

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
