import { isUploaded } from '@laurel/contract/looks/uploaded';
import { cardKeys, drawings } from '@laurel/contract/programme/items';
import { programme } from '@laurel/contract/programme/programme';
import { valueWords } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { Card } from '#ui/display/Card.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { PictureField } from './PictureField.tsx';
import * as texts from './texts.ts';
import type { PartProps } from './values.ts';

/** The picture of each e-card: a drawing, one that was uploaded, or whatever the programme says. */
export function CardFields({ values: { cards }, errors, onChange }: PartProps) {
  const keys = cardKeys(programme()).filter(([, { retired }]) => !retired);
  const wrong = Object.keys(errors).find((field) => field.startsWith('cards.'));
  const [asked, setAsked] = useState(keys[0]?.[0] ?? '');
  const key = wrong?.slice('cards.'.length) ?? asked;
  const choice = keys.find(([one]) => one === key)?.[1];
  const own = cards[key];
  const set = (picture: string) => {
    const { [key]: _, ...rest } = cards;
    onChange({ cards: picture === '' ? rest : { ...rest, [key]: picture } });
  };
  return (
    <Card title={say(texts.cards)}>
      <NativeSelect
        label={say(texts.cardFor)}
        data={keys.map(([value, { name }]) => ({ value, label: valueWords(name) }))}
        value={key}
        onChange={(event) => setAsked(event.currentTarget.value)}
      />
      <NativeSelect
        label={say(texts.cardPictureLabel)}
        data={[
          { value: '', label: say(texts.asProgramme) },
          ...(own && isUploaded(own) ? [{ value: own, label: say(texts.ownPicture) }] : []),
          ...drawings,
        ]}
        value={own ?? ''}
        onChange={(event) => set(event.currentTarget.value)}
      />
      <PictureField
        key={key}
        isCard
        label={choice ? valueWords(choice.name) : ''}
        picture={own ?? choice?.picture ?? 'recognition'}
        error={errors[`cards.${key}`]}
        onChange={set}
      />
    </Card>
  );
}
