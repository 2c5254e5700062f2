import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { ChoiceFrame } from '#ui/fields/Choice.tsx';
import layout from '#ui/layout/layout.module.css';
import * as texts from './texts.ts';

interface SitesFieldProps {
  sites: readonly { site: string; people: number }[];
  value: readonly string[];
  error: string | undefined;
  onChange: (sites: string[]) => void;
}

/** For whom it is: everybody, or who belongs to some sites. */
export function SitesField({ sites, value, error, onChange }: SitesFieldProps) {
  if (sites.length < 2 && value.length === 0) return null;
  const known = sites.map(({ site }) => site);
  const empty = value.filter((site) => !known.includes(site)).map((site) => ({ site, people: 0 }));
  return (
    <ChoiceFrame label={say(texts.sites)} hint={say(texts.sitesHint)} error={error}>
      {() => (
        <div className={layout.stack}>
          {[...sites, ...empty].map(({ site, people }) => (
            <Checkbox
              key={site}
              label={`${site} · ${say(common.people, { count: people })}`}
              checked={value.includes(site)}
              onChange={(event) =>
                onChange(event.currentTarget.checked ? [...value, site] : value.filter((one) => one !== site))
              }
            />
          ))}
        </div>
      )}
    </ChoiceFrame>
  );
}
