import { pointsNamed } from '@laurel/contract/looks/worn';
import type { Choice as Chosen, Item } from '@laurel/contract/programme/items';
import { say } from '@laurel/contract/say';
import { IconEye } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { saidName, saidWords, signOf } from '#ecards/behaviour-looks.ts';
import { formatPoints } from '#lib/points.ts';
import * as common from '#lib/texts.ts';
import { Choice, ChoiceFrame, ChoiceItem, Offered } from '#ui/fields/Choice.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { StarRating } from '#ui/fields/StarRating.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { cardPicture } from '../paths.ts';
import { offeredOf } from './draft.ts';
import classes from './Programme.module.css';
import * as texts from './texts.ts';

/** What members meet, made of what is changed; it can be tried, and does nothing. */
export function Seen({ children }: { children: ReactNode }) {
  return (
    <section className={classes.seen}>
      <h3 className={words.eyebrow}>
        <IconEye aria-hidden size={18} stroke={1.8} /> {say(texts.asSeen)}
      </h3>
      {children}
    </section>
  );
}

export function BehavioursSeen({ behaviours, alone }: { behaviours: readonly Item[]; alone: Chosen }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (key: string) =>
    setChosen(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  const all = [...offeredOf(behaviours), ...(alone.retired ? [] : [{ ...alone, key: ' alone' }])];
  return (
    <Seen>
      <ChoiceFrame label={say(texts.whatSeen)}>
        {() => (
          <Offered look="cards">
            {all.map((item) => (
              <ChoiceItem
                key={item.key}
                type="checkbox"
                look="cards"
                offer={offerOf(item)}
                errorId={undefined}
                checked={chosen.includes(item.key)}
                onChange={() => toggle(item.key)}
              />
            ))}
          </Offered>
        )}
      </ChoiceFrame>
    </Seen>
  );
}

function offerOf(item: Item) {
  const Sign = signOf(item.picture);
  return {
    value: item.key,
    label: saidName(item),
    words: saidWords(item),
    icon: <Sign aria-hidden size={26} stroke={1.6} />,
  };
}

/** Choices that are shown as the card that they become. */
export function CardsSeen({ choices, label }: { choices: readonly Chosen[]; label: string }) {
  const [chosen, setChosen] = useState('');
  const offered = choices.filter(({ retired }) => !retired);
  if (offered.length === 0) return null;
  return (
    <Seen>
      <Choice
        label={label}
        look="pictures"
        offers={offered.map((choice) => ({
          value: choice.name,
          label: saidName(choice),
          words: saidWords(choice),
          icon: (
            <img
              src={cardPicture(choice.picture ?? 'recognition')}
              alt=""
              width={160}
              height={90}
              className={layout.drawing}
            />
          ),
        }))}
        value={chosen}
        onChange={setChosen}
      />
    </Seen>
  );
}

export function CategoriesSeen({ items }: { items: readonly Item[] }) {
  const [chosen, setChosen] = useState('');
  const offers = offeredOf(items).map((item) => ({ value: item.key, label: saidName(item) }));
  if (offers.length === 0) return null;
  return (
    <Seen>
      <Choice label={say(common.category)} look="pills" offers={offers} value={chosen} onChange={setChosen} />
    </Seen>
  );
}

export function IdeasSeen({ items }: { items: readonly Item[] }) {
  const data = offeredOf(items).map((item) => ({ value: item.key, label: saidName(item) }));
  return (
    <Seen>
      <NativeSelect label={say(common.category)} data={data} />
    </Seen>
  );
}

/** The stars of a review, with what each pays. */
export function StarsSeen({ points, pointsName }: { points: readonly number[]; pointsName: string }) {
  const [rating, setRating] = useState(0);
  const meaningOf = (stars: number) => {
    const paid = Number(points[stars - 1]) || 0;
    return paid === 0
      ? { word: say(texts.cardWord), words: say(texts.cardOnly) }
      : {
          word: formatPoints(paid),
          words: say(common.amount, { points: paid, pointsName: pointsNamed(paid, pointsName) }),
        };
  };
  return (
    <Seen>
      <StarRating value={rating} onChange={setRating} max={points.length} meaningOf={meaningOf} takesFocus={false} />
    </Seen>
  );
}

export function AmountsSeen({ label, amounts }: { label: string; amounts: readonly number[] }) {
  const [chosen, setChosen] = useState('');
  const offers = amounts.map((points) => ({ value: String(points), label: formatPoints(points) }));
  return <Choice label={label} look="pills" offers={offers} value={chosen} onChange={setChosen} />;
}
