import { type TileName, tileNames } from '@laurel/contract/looks/look';
import { say } from '@laurel/contract/say';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import * as common from '#lib/texts.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import classes from './Looks.module.css';
import * as texts from './texts.ts';
import type { PartProps } from './values.ts';

const labels: Record<TileName, string> = {
  nominate: say(common.nominate),
  rewards: say(common.rewards),
  myRecognition: say(common.myRecognition),
  payItForward: say(common.payItForward),
  wallOfFame: say(common.wallOfFame),
  ideaBox: say(common.ideaBox),
};

/** Which tiles stand on Home, and in which order. */
export function TileFields({ values: { tiles }, errors, onChange }: PartProps) {
  const all = [...tiles, ...tileNames.filter((name) => !tiles.includes(name))];
  const move = (name: TileName, step: 1 | -1) => {
    const at = tiles.indexOf(name);
    const next = tiles.toSpliced(at, 1);
    onChange({ tiles: next.toSpliced(at + step, 0, name) });
  };
  return (
    <Card title={say(texts.tiles)}>
      <ol className={classes.tiles}>
        {all.map((name) => {
          const at = tiles.indexOf(name);
          return (
            <li key={name} className={classes.tile}>
              <Checkbox
                label={labels[name]}
                checked={at >= 0}
                onChange={() => onChange({ tiles: at >= 0 ? tiles.toSpliced(at, 1) : [...tiles, name] })}
              />
              <IconButton
                label={say(texts.tileUp, { tile: labels[name] })}
                aria-disabled={at < 1}
                onClick={() => at > 0 && move(name, -1)}
              >
                <IconChevronUp aria-hidden size={20} />
              </IconButton>
              <IconButton
                label={say(texts.tileDown, { tile: labels[name] })}
                aria-disabled={at < 0 || at === tiles.length - 1}
                onClick={() => at >= 0 && at < tiles.length - 1 && move(name, 1)}
              >
                <IconChevronDown aria-hidden size={20} />
              </IconButton>
            </li>
          );
        })}
      </ol>
      {errors.tiles ? <FailureNote>{errors.tiles}</FailureNote> : null}
    </Card>
  );
}
