import { type Feature, features, type Standing } from '@laurel/contract/programme/items';
import { say } from '@laurel/contract/say';
import { IconChevronDown } from '@tabler/icons-react';
import { featureLabels } from '#changes/programme-words.ts';
import { Checkbox, Switch } from '#ui/fields/Checkbox.tsx';
import layout from '#ui/layout/layout.module.css';
import { Changeable } from './Fields.tsx';
import classes from './Programme.module.css';
import { featureWords, sections } from './sections.ts';
import * as texts from './texts.ts';
import type { SectionProps } from './use-editing.ts';

/** What there is: in the company, and at the sites that have it otherwise. */
export function FeaturesSection({ editing }: SectionProps) {
  const { drafted, errors, change, sites } = editing;
  const set = (feature: Feature, more: Partial<Standing>) =>
    change({ features: { ...drafted.features, [feature]: { ...drafted.features[feature], ...more } } });
  return (
    <Changeable label={sections.features.label} mayChange={editing.mayChange}>
      {features.map((feature) => {
        const { on, sites: otherwise } = drafted.features[feature];
        return (
          <section key={feature} className={layout.stack}>
            <Switch
              label={featureLabels[feature]}
              description={featureWords[feature]}
              checked={on}
              error={errors[`features.${feature}.on`]}
              onChange={(event) => set(feature, { on: event.currentTarget.checked })}
            />
            <Sites
              standing={drafted.features[feature]}
              label={featureLabels[feature]}
              people={new Map(sites.map(({ site, people }) => [site, people]))}
              onChange={(site, isOn) =>
                set(feature, { sites: isOn === on ? without(otherwise, site) : { ...otherwise, [site]: isOn } })
              }
            />
          </section>
        );
      })}
    </Changeable>
  );
}

interface SitesProps {
  standing: Standing;
  label: string;
  people: ReadonlyMap<string, number>;
  onChange: (site: string, isOn: boolean) => void;
}

/** Where members are, and sites that are named although nobody is there. */
function Sites({ standing: { on, sites }, label, people, onChange }: SitesProps) {
  const names = [...new Set([...people.keys(), ...Object.keys(sites)])].sort();
  const count = Object.values(sites).filter((isOn) => isOn !== on).length;
  if (names.length === 0) return null;
  return (
    <details className={classes.languages}>
      <summary>
        <span>
          {say(texts.sitesOf)} <span className="visually-hidden">{label}</span>
        </span>
        <span className={classes.said}>{say(texts.sitesOtherwise, { count })}</span>
        <IconChevronDown aria-hidden size={20} stroke={1.8} />
      </summary>
      <div className={`${layout.fields} ${classes.even}`}>
        {names.map((site) => (
          <Checkbox
            key={site}
            label={say(texts.siteOf, { site, people: people.get(site) ?? 0 })}
            checked={sites[site] ?? on}
            onChange={(event) => onChange(site, event.currentTarget.checked)}
          />
        ))}
      </div>
    </details>
  );
}

function without(sites: Record<string, boolean>, gone: string): Record<string, boolean> {
  return Object.fromEntries(Object.entries(sites).filter(([site]) => site !== gone));
}
