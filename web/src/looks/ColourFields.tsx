import { type Colours, contrastLeast, heldBy, readable } from '@laurel/contract/looks/palette';
import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { Card } from '#ui/display/Card.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import classes from './Looks.module.css';
import * as texts from './texts.ts';
import type { PartProps } from './values.ts';

const shape = /^#[0-9a-f]{6}$/;

/** The two colours of which all others are made; one that cannot be read gives way to the nearest that can, and says so. */
export function ColourFields({ values: { brand, accent }, errors, onChange }: PartProps) {
  const colours = { brand, accent };
  return (
    <Card title={say(texts.colours)}>
      <div className={classes.colours}>
        <ColourField field="brand" label={say(texts.brand)} {...{ colours, onChange }} error={errors.brand} />
        <ColourField field="accent" label={say(texts.accent)} {...{ colours, onChange }} error={errors.accent} />
      </div>
      {shape.test(brand) && shape.test(accent) ? <Held {...colours} /> : null}
    </Card>
  );
}

interface ColourFieldProps {
  field: keyof Colours;
  label: string;
  colours: Colours;
  error: string | undefined;
  onChange: (part: Partial<Colours>) => void;
}

function ColourField({ field, label, colours, error, onChange }: ColourFieldProps) {
  const [chosen, setChosen] = useState<string>();
  const value = colours[field];
  const other = colours[field === 'brand' ? 'accent' : 'brand'];
  /** While it is chosen it is what was chosen; then it is what can be read. */
  const settle = () => {
    if (!shape.test(value) || !shape.test(other)) return;
    const used = readable(field, colours);
    if (used === undefined || used === value) return;
    setChosen(value);
    onChange({ [field]: used });
  };
  const take = (typed: string) => {
    setChosen(undefined);
    onChange({ [field]: typed.trim().toLowerCase() });
  };
  return (
    <div className={classes.colour}>
      <input
        type="color"
        aria-label={say(texts.pick, { label })}
        value={shape.test(value) ? value : '#000000'}
        onChange={(event) => take(event.currentTarget.value)}
        onBlur={settle}
      />
      <TextInput
        label={label}
        description={chosen ? say(texts.adjusted, { chosen, used: value }) : undefined}
        required
        dir="ltr"
        maxLength={7}
        value={value}
        error={error}
        onChange={(event) => take(event.currentTarget.value)}
        onBlur={settle}
      />
    </div>
  );
}

/** Which pairs hold in both schemes. */
function Held(colours: Colours) {
  const held = heldBy(colours);
  const failed = held.filter(({ contrast }) => contrast < contrastLeast).length;
  const nearest = Math.floor(Math.min(...held.map(({ contrast }) => contrast)) * 10) / 10;
  const facts = { count: held.length, contrast: nearest, least: contrastLeast };
  return (
    <div role="status">
      <Notice tone={failed > 0 ? 'accent' : 'done'}>
        <p>{failed > 0 ? say(texts.notRead, { ...facts, failed }) : say(texts.allRead, facts)}</p>
      </Notice>
    </div>
  );
}
