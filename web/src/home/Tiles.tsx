import { Link } from '#router/Link.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import classes from './Tiles.module.css';
import type { Tile } from './tiles.ts';

export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  if (tiles.length === 0) return null;
  return (
    <nav aria-label="What you can do">
      <ul className={classes.tiles}>
        {tiles.map((tile) => (
          <li key={tile.to}>
            <Link to={tile.to} className={classes.tile}>
              <span className={classes.words}>
                <strong className={classes.label}>{tile.label}</strong>
                <span className={classes.hint}>{tile.words}</span>
              </span>
              <Picture src={tile.picture} width={112} height={84} className={classes.picture} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
