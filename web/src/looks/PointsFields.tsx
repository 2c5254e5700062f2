import { languageNames } from '@laurel/contract/language-names';
import { languages } from '@laurel/contract/languages';
import { pointsNameMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { Card } from '#ui/display/Card.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import words from '#ui/layout/words.module.css';
import classes from './Looks.module.css';
import * as texts from './texts.ts';
import type { PartProps } from './values.ts';

/** What one point and several are called, in each language. */
export function PointsFields({ values: { points }, errors, onChange }: PartProps) {
  return (
    <Card title={say(texts.points)}>
      <p className={words.soft}>{say(texts.pointsHint)}</p>
      {languages.map((language) => {
        const called = points[language] ?? { one: '', many: '' };
        const field = (form: 'one' | 'many', label: string) => (
          <TextInput
            label={label}
            lang={language}
            dir="auto"
            maxLength={pointsNameMax}
            value={called[form]}
            error={errors[`points.${language}.${form}`]}
            onChange={(event) =>
              onChange({ points: { ...points, [language]: { ...called, [form]: event.currentTarget.value } } })
            }
          />
        );
        return (
          <div key={language} className={classes.points}>
            {field('one', say(texts.pointOne, { language: languageNames[language] }))}
            {field('many', say(texts.pointMany, { language: languageNames[language] }))}
          </div>
        );
      })}
    </Card>
  );
}
