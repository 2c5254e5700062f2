import { say } from '@laurel/contract/say';
import { Link } from '#router/Link.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import classes from './Tiles.module.css';
import * as texts from './texts.ts';
import type { Tile } from './tiles.ts';

export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  if (tiles.length === 0) return null;
  return (
    <nav aria-label={say(texts.whatYouCanDo)}>
      <Grid min="17.5rem" minOnPhone="8.5rem">
        {tiles.map((tile) => (
          <li key={tile.to}>
            <Link to={tile.to} className={`${layout.surface} ${classes.tile}`}>
              <span className={classes.words}>
                <strong className={words.name}>{tile.label}</strong>
                <span className={words.facts}>{tile.words}</span>
              </span>
              <Picture src={tile.picture} width={112} height={84} />
            </Link>
          </li>
        ))}
      </Grid>
    </nav>
  );
}
