import type { Choice, Item } from '@laurel/contract/programme/items';
import { say } from '@laurel/contract/say';
import { occasionLabels, partLabel } from '#changes/programme-words.ts';
import * as common from '#lib/texts.ts';
import { Switch } from '#ui/fields/Checkbox.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import type { ListPart } from './draft.ts';
import { ItemFields } from './ItemFields.tsx';
import { ItemList } from './ItemList.tsx';
import { BehavioursSeen, CardsSeen, CategoriesSeen, IdeasSeen } from './Previews.tsx';
import classes from './Programme.module.css';
import type { SectionProps } from './Section.tsx';
import * as texts from './texts.ts';
import type { Editing } from './use-editing.ts';

interface ListProps {
  part: ListPart;
  editing: Editing;
  hasCards?: boolean;
  isTitled?: boolean;
  adds: string;
}

function List({ part, editing, hasCards = true, isTitled = false, adds }: ListProps) {
  return (
    <ItemList
      place={part}
      title={isTitled ? partLabel(part) : undefined}
      items={editing.drafted[part]}
      known={editing.base.document[part]}
      errors={editing.errors}
      mayChange={editing.mayChange}
      hasCards={hasCards}
      adds={adds}
      onChange={(items: Item[]) => editing.change({ [part]: items })}
    />
  );
}

export function BehavioursSection({ editing }: SectionProps) {
  const { drafted, errors, change } = editing;
  const { alone } = drafted;
  return (
    <>
      <List part="behaviours" editing={editing} adds={say(texts.addBehaviour)} />
      <section className={layout.stack}>
        <div>
          <h3 className={words.name}>{partLabel('alone')}</h3>
          <p className={words.facts}>{say(texts.aloneWords)}</p>
        </div>
        <Switch
          label={say(texts.isOffered)}
          checked={!alone.retired}
          onChange={(event) => change({ alone: { ...alone, retired: event.currentTarget.checked ? undefined : true } })}
        />
        <ItemFields place="alone" choice={alone} errors={errors} onChange={(next) => change({ alone: next })} hasCard />
      </section>
      <BehavioursSeen behaviours={drafted.behaviours} alone={alone} />
    </>
  );
}

export function AwardsSection({ editing }: SectionProps) {
  const { values, categories } = editing.drafted;
  return (
    <>
      <List part="values" editing={editing} isTitled adds={say(texts.addValue)} />
      <CardsSeen choices={values} label={say(texts.whatFor)} />
      <List part="categories" editing={editing} isTitled hasCards={false} adds={say(texts.addCategory)} />
      <CategoriesSeen items={categories} />
    </>
  );
}

export function PrizesSection({ editing }: SectionProps) {
  return (
    <>
      <List part="prizes" editing={editing} adds={say(texts.addPrize)} />
      <CardsSeen choices={editing.drafted.prizes} label={say(texts.whatFor)} />
    </>
  );
}

export function IdeasSection({ editing }: SectionProps) {
  return (
    <>
      <List part="ideaCategories" editing={editing} hasCards={false} adds={say(texts.addCategory)} />
      <IdeasSeen items={editing.drafted.ideaCategories} />
    </>
  );
}

export function CelebrationsSection({ editing }: SectionProps) {
  const { drafted, change } = editing;
  const { celebrate, payItForward } = drafted;
  return (
    <>
      <section className={layout.stack}>
        <h3 className={words.name}>{say(common.celebrate)}</h3>
        {(['birthday', 'anniversary', 'thankYou'] as const).map((name) => (
          <Occasion
            key={name}
            name={name}
            place={`celebrate.${name}`}
            editing={editing}
            choice={celebrate[name]}
            onChange={(next) => change({ celebrate: { ...celebrate, [name]: next } })}
          />
        ))}
      </section>
      <CardsSeen choices={Object.values(celebrate)} label={say(common.celebrate)} />
      <section className={layout.stack}>
        <h3 className={words.name}>{say(common.payItForward)}</h3>
        {(['birthday', 'anniversary'] as const).map((name) => (
          <Occasion
            key={name}
            name={name}
            place={`payItForward.${name}`}
            editing={editing}
            choice={payItForward[name]}
            isRetirable
            onChange={(next) => change({ payItForward: { ...payItForward, [name]: next } })}
          />
        ))}
      </section>
      <CardsSeen choices={Object.values(payItForward)} label={say(common.payItForward)} />
    </>
  );
}

interface OccasionProps extends SectionProps {
  name: string;
  place: string;
  choice: Choice;
  isRetirable?: boolean;
  onChange: (choice: Choice) => void;
}

/** A day for which cards are sent: there is one of each. */
function Occasion({ name, place, choice, editing, isRetirable = false, onChange }: OccasionProps) {
  const isOffered = !choice.retired;
  return (
    <fieldset className={classes.occasion}>
      <legend className={words.kind}>{occasionLabels[name]}</legend>
      <div className={layout.stack}>
        {isRetirable ? (
          <Switch
            label={say(texts.isOffered)}
            checked={isOffered}
            onChange={(event) => onChange({ ...choice, retired: event.currentTarget.checked ? undefined : true })}
          />
        ) : null}
        <ItemFields place={place} choice={choice} errors={editing.errors} onChange={onChange} hasCard />
      </div>
    </fieldset>
  );
}
