import type { SiteLook } from '@laurel/contract/calls/looks';
import { siteCodeMax } from '@laurel/contract/limits';
import { paletteOf } from '@laurel/contract/looks/palette';
import { say } from '@laurel/contract/say';
import { type FormEvent, useState } from 'react';
import { formatDate } from '#lib/dates.ts';
import { navigate } from '#router/router.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { paths } from '../paths.ts';
import classes from './Looks.module.css';
import { logoPicture } from './logo-picture.ts';
import * as texts from './texts.ts';

/** Every site, what it looks like, and how many people see it so. */
export function SiteList({ sites }: { sites: readonly SiteLook[] }) {
  return (
    <div className={layout.stack}>
      <Card title={say(texts.sites)}>
        <ul className={classes.sites}>
          {sites.map((site, n) => (
            <Site key={site.site} site={site} isFirst={n === 0} />
          ))}
        </ul>
      </Card>
      <NewSite />
    </div>
  );
}

function Site({ site: { site, people, own }, isFirst }: { site: SiteLook; isFirst: boolean }) {
  return (
    <li className={classes.site}>
      {own ? <Swatch look={own} /> : <span className={classes.swatch} />}
      <div>
        <h3 className={words.name}>
          <bdi>{own?.document.name ?? site}</bdi> {own ? <code className={words.soft}>{site}</code> : null}{' '}
          {isFirst ? <Badge tone="quiet">{say(texts.firstLook)}</Badge> : null}
        </h3>
        <p className={words.facts}>
          {say(texts.people, { count: people })}
          {' · '}
          {own
            ? say(texts.savedBy, { day: formatDate(own.dateSaved), by: own.byMember || 'portal' })
            : say(texts.noLook)}
        </p>
      </div>
      <ButtonLink variant="default" to={paths.looks(site)}>
        {say(own ? texts.change : texts.giveLook)}
        <span className="visually-hidden"> {site}</span>
      </ButtonLink>
    </li>
  );
}

function Swatch({ look: { document } }: { look: NonNullable<SiteLook['own']> }) {
  const palette = paletteOf(document);
  return (
    <span className={classes.swatch} style={{ background: palette.canvas, borderColor: palette['brand-7'] }}>
      <img src={logoPicture(document.logo.day)} alt="" width={36} height={36} />
    </span>
  );
}

function NewSite() {
  const [code, setCode] = useState('');
  const begin = (event: FormEvent) => {
    event.preventDefault();
    const site = code.trim().toLowerCase();
    if (site) void navigate(paths.looks(site));
  };
  return (
    <Card title={say(texts.newSite)}>
      <form className={classes.new} onSubmit={begin}>
        <TextInput
          label={say(texts.siteCode)}
          description={say(texts.siteCodeHint)}
          dir="ltr"
          autoCapitalize="none"
          maxLength={siteCodeMax}
          pattern="[a-zA-Z0-9\-]+"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit">{say(texts.begin)}</Button>
      </form>
    </Card>
  );
}
