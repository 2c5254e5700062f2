import type { FormErrors } from '@laurel/contract/errors';
import { languageNames } from '@laurel/contract/language-names';
import { type Language, languages } from '@laurel/contract/languages';
import { type Choice as Chosen, type Drawing, drawings, type Wording } from '@laurel/contract/programme/items';
import { say } from '@laurel/contract/say';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { fieldLabel } from '#changes/programme-words.ts';
import { specifiedWords } from '#ecards/behaviour-looks.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { CountedInput } from '#ui/fields/CountedInput.tsx';
import layout from '#ui/layout/layout.module.css';
import { cardPicture } from '../paths.ts';
import { mayFixPoints, withWording } from './draft.ts';
import { FixedField } from './Fields.tsx';
import classes from './Programme.module.css';
import * as texts from './texts.ts';

interface ItemFieldsProps<Of extends Chosen> {
  /** Where it stands in the programme, by which its errors are told. */
  place: string;
  choice: Of;
  errors: FormErrors;
  onChange: (choice: Of) => void;
  /** Whether it stands on e-cards. */
  hasCard?: boolean;
}

const nameMax = 60;
const wordsMax = 200;

/** What something is called and means, in every language, and what its card shows. */
export function ItemFields<Of extends Chosen>(props: ItemFieldsProps<Of>) {
  const { place, choice, errors, onChange, hasCard = false } = props;
  return (
    <div className={layout.stack}>
      <WordingFields
        place={place}
        wording={choice}
        errors={errors}
        hasCard={hasCard}
        onChange={(wording) => onChange(withWording(choice, wording))}
      />
      {hasCard ? <DrawingField {...props} /> : null}
      {mayFixPoints(place) ? (
        <FixedField
          value={choice.points}
          error={errors[`${place}.points`]}
          onChange={(points) => onChange({ ...choice, points })}
        />
      ) : null}
      <OtherLanguages {...props} />
    </div>
  );
}

interface WordingFieldsProps {
  place: string;
  wording: Wording;
  errors: FormErrors;
  hasCard: boolean;
  language?: Language;
  onChange: (wording: Wording) => void;
}

function WordingFields({ place, wording, errors, hasCard, language, onChange }: WordingFieldsProps) {
  const { name = '', words = '', headline = '' } = wording;
  const given = language ? { lang: language } : {};
  return (
    <>
      <CountedInput
        {...given}
        label={fieldLabel('name', language)}
        required={!language}
        max={nameMax}
        value={name}
        error={errors[`${place}.name`]}
        onChange={(text) => onChange({ name: text })}
      />
      <CountedInput
        {...given}
        label={fieldLabel('words', language)}
        placeholder={language ? undefined : specifiedWords(name)}
        max={wordsMax}
        value={words}
        error={errors[`${place}.words`]}
        onChange={(text) => onChange({ words: text })}
      />
      {hasCard ? (
        <CountedInput
          {...given}
          label={fieldLabel('headline', language)}
          description={language ? undefined : say(texts.headlineHint)}
          max={nameMax}
          value={headline}
          error={errors[`${place}.headline`]}
          onChange={(text) => onChange({ headline: text })}
        />
      ) : null}
    </>
  );
}

/** The drawing of its card, chosen among all that there are. */
function DrawingField<Of extends Chosen>({ place, choice, errors, onChange }: ItemFieldsProps<Of>) {
  const [isOpen, setOpen] = useState(false);
  const picture = choice.picture ?? 'recognition';
  return (
    <div className={layout.lines}>
      <span>{fieldLabel('picture')}</span>
      <div className={layout.beside}>
        <img src={cardPicture(picture)} alt="" width={160} height={90} className={classes.picture} />
        <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? say(texts.keepPicture) : say(texts.choosePicture)}
        </Button>
      </div>
      {isOpen ? (
        <div className={classes.drawings}>
          <Choice<Drawing>
            label={say(texts.pictures)}
            look="pictures"
            offers={drawings.map(drawingOffer)}
            value={picture}
            error={errors[`${place}.picture`]}
            onChange={(next) => onChange({ ...choice, picture: next })}
          />
        </div>
      ) : null}
    </div>
  );
}

function drawingOffer(drawing: Drawing, place: number) {
  return {
    value: drawing,
    label: say(texts.pictureNumber, { number: place + 1 }),
    icon: <img src={cardPicture(drawing)} alt="" width={160} height={90} className={layout.drawing} />,
  };
}

function OtherLanguages<Of extends Chosen>({ place, choice, errors, onChange, hasCard = false }: ItemFieldsProps<Of>) {
  const others = languages.filter((language) => language !== 'en');
  const said = others.filter((language) => choice.in?.[language]);
  const isWrong = Object.keys(errors).some((at) => at.startsWith(`${place}.in.`));
  return (
    <details className={classes.languages} open={isWrong || undefined}>
      <summary>
        <span>{say(texts.otherLanguages)}</span>
        <span className={classes.said}>{said.map((language) => languageNames[language]).join(' · ')}</span>
        <IconChevronDown aria-hidden size={20} stroke={1.8} />
      </summary>
      <div className={layout.sections}>
        {others.map((language) => (
          <div key={language} className={layout.stack}>
            <WordingFields
              place={`${place}.in.${language}`}
              wording={choice.in?.[language] ?? {}}
              errors={errors}
              hasCard={hasCard}
              language={language}
              onChange={(wording) => onChange(withWording(choice, wording, language))}
            />
          </div>
        ))}
      </div>
    </details>
  );
}
