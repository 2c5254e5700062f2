import { refusedWordsMost } from '@laurel/contract/limits';
import type { ProgrammeDocument } from '@laurel/contract/programme/items';
import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { partLabel } from '#changes/programme-words.ts';
import * as common from '#lib/texts.ts';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { LinesTextarea } from '#ui/fields/LinesTextarea.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { Changeable, NumberField } from './Fields.tsx';
import { Seen } from './Previews.tsx';
import classes from './Programme.module.css';
import { sections } from './sections.ts';
import * as texts from './texts.ts';
import type { SectionProps } from './use-editing.ts';

const plain = ['nomination', 'decline', 'quarterly', 'ideaTitle', 'idea', 'ideaComment'] as const;
const awards = ['adhoc', 'recognise', 'payItForward', 'celebrate'] as const;
const ways = ['sms', 'email'] as const;

/** How long each text may be. */
export function LengthsSection({ editing }: SectionProps) {
  const { drafted, errors, change } = editing;
  const { characters } = drafted;
  const set = (more: Partial<ProgrammeDocument['characters']>) => change({ characters: { ...characters, ...more } });
  return (
    <Changeable label={sections.lengths.label} mayChange={editing.mayChange}>
      <section className={layout.stack}>
        <h3 className={words.name}>{say(texts.textsOfPeople)}</h3>
        <div className={`${layout.fields} ${classes.even}`}>
          {plain.map((name) => (
            <NumberField
              key={name}
              label={partLabel(`characters.${name}`)}
              value={characters[name]}
              error={errors[`characters.${name}`]}
              onChange={(most) => set({ [name]: most })}
            />
          ))}
        </div>
      </section>
      <section className={layout.stack}>
        <h3 className={words.name}>{say(texts.messagesOfAwards)}</h3>
        <div className={`${layout.fields} ${classes.even}`}>
          {awards.flatMap((name) =>
            ways.map((way) => (
              <NumberField
                key={`${name} ${way}`}
                label={partLabel(`characters.${name}.${way}`)}
                value={characters[name][way]}
                error={errors[`characters.${name}.${way}`]}
                onChange={(most) => set({ [name]: { ...characters[name], [way]: most } })}
              />
            )),
          )}
        </div>
      </section>
      <Trying max={Number(characters.nomination) || 0} />
    </Changeable>
  );
}

const refused = 'comments.refused';

/** What is not used in comments, one a line. */
export function CommentsSection({ editing }: SectionProps) {
  const { drafted, errors, change } = editing;
  return (
    <Changeable label={sections.comments.label} mayChange={editing.mayChange}>
      <LinesTextarea
        label={partLabel(refused)}
        description={say(texts.refusedHint)}
        max={refusedWordsMost}
        lines={drafted.comments.refused}
        error={errors[refused]}
        errorOf={(place) => errors[`${refused}.${place}`]}
        onChange={(lines) => change({ comments: { refused: lines } })}
      />
    </Changeable>
  );
}

function Trying({ max }: { max: number }) {
  const [tried, setTried] = useState('');
  return (
    <Seen>
      <CountedTextarea
        label={say(common.reason)}
        description={say(texts.tryLength)}
        minRows={3}
        max={max}
        value={tried}
        onChange={setTried}
      />
    </Seen>
  );
}
