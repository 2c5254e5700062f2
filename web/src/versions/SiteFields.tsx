import type { FormErrors } from '@laurel/contract/errors';
import type { PartBySite } from '@laurel/contract/programme/sites';
import { say } from '@laurel/contract/say';
import type { ReactNode } from 'react';
import { amountsWords, partLabel } from '#changes/programme-words.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { otherwiseIn, type PartThere } from './by-site.ts';
import { NumberField } from './Fields.tsx';
import classes from './Programme.module.css';
import * as texts from './texts.ts';
import type { Editing } from './use-editing.ts';

interface SiteChoiceProps {
  editing: Editing;
  parts: readonly PartBySite[];
  site: string;
  onChange: (site: string) => void;
}

/** For whom the values are that are shown: the company, or a site that has some in their place. */
export function SiteChoice({ editing: { drafted, sites }, parts, site, onChange }: SiteChoiceProps) {
  const otherwise = otherwiseIn(drafted, parts);
  const people = new Map(sites.map((one) => [one.site, one.people]));
  const names = [...new Set([...people.keys(), ...otherwise.keys()])].sort();
  if (names.length === 0) return null;
  const label = (name: string) => {
    const of = say(texts.siteOf, { site: name, people: people.get(name) ?? 0 });
    const count = otherwise.get(name) ?? 0;
    return count > 0 ? `${of} · ${say(texts.sitesOtherwise, { count })}` : of;
  };
  return (
    <div className={layout.lines}>
      <NativeSelect
        label={say(texts.valuesFor)}
        description={say(texts.valuesForHint)}
        className={classes.site}
        data={[
          { value: '', label: say(texts.wholeCompany) },
          ...names.map((name) => ({ value: name, label: label(name) })),
        ]}
        value={site}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

interface OwnAtProps<Values> {
  part: PartThere<Values>;
  name: keyof Values;
  label: string;
  /** What the company has. */
  companys: string;
  mayChange: boolean;
  /** The fields of a value of one's own. */
  children: ReactNode;
}

/** A value: at a site as the company has it, until it gets one of its own. */
export function OwnAt<Values>({ part, name, label, companys, mayChange, children }: OwnAtProps<Values>) {
  if (!part.isSite) return children;
  const isCompanys = part.isCompanys(name);
  return (
    <div className={classes.ownAt}>
      {isCompanys ? (
        <p>
          <span className={classes.groupLabel}>{label}</span>
          <br />
          <span className={words.soft}>{companys}</span>
        </p>
      ) : (
        children
      )}
      <Checkbox
        label={
          <>
            {say(texts.asCompanyHas)} <span className="visually-hidden">{label}</span>
          </>
        }
        disabled={!mayChange}
        checked={isCompanys}
        onChange={(event) =>
          event.currentTarget.checked ? part.reset(name) : part.set({ [name]: part.values[name] } as Partial<Values>)
        }
      />
    </div>
  );
}

interface OwnNumberProps<Values> extends Pick<OwnAtProps<Values>, 'part' | 'mayChange'> {
  /** The part of the programme, by which it is called. */
  at: string;
  name: keyof Values & string;
  errors: FormErrors;
}

/** The same, of a whole number. */
export function OwnNumber<Values>({ part, at, name, errors, mayChange }: OwnNumberProps<Values>) {
  const label = partLabel(`${at}.${name}`);
  const value = part.values[name] as number;
  return (
    <OwnAt {...{ part, name, label, mayChange }} companys={amountsWords([value])}>
      <NumberField
        label={label}
        value={value}
        error={errors[`${part.place}.${name}`]}
        onChange={(next) => part.set({ [name]: next } as Partial<Values>)}
      />
    </OwnAt>
  );
}
