import type { Choice, Item } from '@laurel/contract/programme/items';
import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { AnniversaryCard } from '#anniversaries/AnniversaryCard.tsx';
import { AnniversaryTable } from '#anniversaries/AnniversaryTable.tsx';
import { occasionLabels, partLabel } from '#changes/programme-words.ts';
import * as common from '#lib/texts.ts';
import { Checkbox, Switch } from '#ui/fields/Checkbox.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import type { ListPart } from './draft.ts';
import { Changeable, NumberField } from './Fields.tsx';
import { ItemFields } from './ItemFields.tsx';
import { ItemList } from './ItemList.tsx';
import { ItemPanel } from './ItemPanel.tsx';
import { BehavioursSeen, CardsSeen, CategoriesSeen, IdeasSeen, Seen } from './Previews.tsx';
import classes from './Programme.module.css';
import { sections } from './sections.ts';
import * as texts from './texts.ts';
import type { Editing, SectionProps } from './use-editing.ts';

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
  const { drafted, change } = editing;
  const { alone } = drafted;
  return (
    <>
      <List part="behaviours" editing={editing} adds={say(texts.addBehaviour)} />
      <section className={layout.stack}>
        <div>
          <h3 className={words.name}>{partLabel('alone')}</h3>
          <p className={words.facts}>{say(texts.aloneWords)}</p>
        </div>
        <ul className={classes.items}>
          <One
            place="alone"
            editing={editing}
            choice={alone}
            saved={editing.base.document.alone}
            isRetirable
            onChange={(next) => change({ alone: next })}
          />
        </ul>
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
      <Checkbox
        label={partLabel('ideas.shared')}
        description={say(texts.ideasSharedWords)}
        checked={editing.drafted.ideas.shared}
        onChange={(event) => editing.change({ ideas: { shared: event.currentTarget.checked } })}
      />
      <IdeasSeen items={editing.drafted.ideaCategories} />
    </>
  );
}

export function CelebrationsSection({ editing }: SectionProps) {
  const { drafted, base, change } = editing;
  const { celebrate, payItForward } = drafted;
  return (
    <>
      <section className={layout.stack}>
        <h3 className={words.name}>{say(common.celebrate)}</h3>
        <ul className={classes.items}>
          {(['birthday', 'anniversary', 'thankYou'] as const).map((name) => (
            <One
              key={name}
              kind={occasionLabels[name]}
              place={`celebrate.${name}`}
              editing={editing}
              choice={celebrate[name]}
              saved={base.document.celebrate[name]}
              onChange={(next) => change({ celebrate: { ...celebrate, [name]: next } })}
            />
          ))}
        </ul>
      </section>
      <CardsSeen choices={Object.values(celebrate)} label={say(common.celebrate)} />
      <section className={layout.stack}>
        <h3 className={words.name}>{say(common.payItForward)}</h3>
        <ul className={classes.items}>
          {(['birthday', 'anniversary'] as const).map((name) => (
            <One
              key={name}
              kind={occasionLabels[name]}
              place={`payItForward.${name}`}
              editing={editing}
              choice={payItForward[name]}
              saved={base.document.payItForward[name]}
              isRetirable
              onChange={(next) => change({ payItForward: { ...payItForward, [name]: next } })}
            />
          ))}
        </ul>
      </section>
      <CardsSeen choices={Object.values(payItForward)} label={say(common.payItForward)} />
    </>
  );
}

const anniversaryAwards = 'anniversaries.awards';

/** What the company gives by itself for years at work. */
export function AnniversariesSection({ editing }: SectionProps) {
  const { drafted, errors, mayChange, change } = editing;
  const { awards } = drafted.anniversaries;
  const [first] = awards;
  return (
    <>
      <Changeable label={partLabel(anniversaryAwards)} mayChange={mayChange}>
        <section className={layout.stack}>
          <h3 className={words.name}>{partLabel(anniversaryAwards)}</h3>
          <AnniversaryTable
            place={anniversaryAwards}
            {...{ awards, errors, mayChange }}
            onChange={(next) => change({ anniversaries: { awards: next } })}
          />
        </section>
      </Changeable>
      {first ? (
        <Seen>
          <AnniversaryCard award={first} />
        </Seen>
      ) : null}
    </>
  );
}

/** Which cards that a team signs open by themselves, and when. */
export function GroupCardsSection({ editing }: SectionProps) {
  const { drafted, errors, mayChange, change } = editing;
  const { groupCards } = drafted;
  return (
    <Changeable label={sections.groupCards.label} mayChange={mayChange}>
      <div className={layout.stack}>
        <NumberField
          label={partLabel('groupCards.daysBefore')}
          value={groupCards.daysBefore}
          error={errors['groupCards.daysBefore']}
          onChange={(daysBefore) => change({ groupCards: { ...groupCards, daysBefore } })}
        />
        {(['birthdays', 'anniversaries'] as const).map((which) => (
          <Checkbox
            key={which}
            label={partLabel(`groupCards.${which}`)}
            checked={groupCards[which]}
            onChange={(event) => change({ groupCards: { ...groupCards, [which]: event.currentTarget.checked } })}
          />
        ))}
      </div>
    </Changeable>
  );
}

interface OneProps extends SectionProps {
  kind?: string | undefined;
  place: string;
  choice: Choice;
  saved: Choice;
  isRetirable?: boolean;
  onChange: (choice: Choice) => void;
}

/** What there is one of: a day for which cards are sent, the choice beside the behaviours. */
function One({ kind, place, choice, saved, editing, isRetirable = false, onChange }: OneProps) {
  const { errors, mayChange } = editing;
  const [isOpen, setOpen] = useState(false);
  const isWrong = Object.keys(errors).some((at) => at.startsWith(`${place}.`));
  return (
    <li className={classes.item}>
      <ItemPanel
        choice={choice}
        saved={saved}
        kind={kind}
        hasCard
        mayChange={mayChange}
        isOpen={isOpen || isWrong}
        onOpen={setOpen}
        acts={
          isRetirable ? (
            <Switch
              label={say(texts.isOffered)}
              disabled={!mayChange}
              checked={!choice.retired}
              onChange={(event) => onChange({ ...choice, retired: event.currentTarget.checked ? undefined : true })}
            />
          ) : null
        }
      >
        <ItemFields place={place} choice={choice} errors={errors} onChange={onChange} hasCard />
      </ItemPanel>
    </li>
  );
}
