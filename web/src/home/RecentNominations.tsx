import type { Home } from '@laurel/contract/calls/members/home';
import { Link } from '#router/Link.tsx';
import { Avatar } from '#ui/display/Avatar.tsx';
import { Card } from '#ui/display/Card.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { illustrations, paths, serverPaths } from '../paths.ts';
import classes from './RecentNominations.module.css';

type RecentRow = Home['homeRecentRecognition'][number];

export function RecentNominations({ rows }: { rows: readonly RecentRow[] }) {
  return (
    <Card
      title="Recent nominations"
      actions={
        <Link to={paths.recentRecognition} className={classes.all}>
          See all
        </Link>
      }
    >
      {rows.length === 0 ? (
        <EmptyState compact illustration={illustrations.emptyList} words="No nominations yet" />
      ) : (
        <ol className={classes.list}>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one person may stand here several times
            <li key={`${place} ${row.memberName}`} className={classes.row}>
              <Avatar
                name={row.memberName}
                size={42}
                picture={row.picId ? (suffix) => serverPaths.picture(row.picId, suffix) : undefined}
              />
              <div className={classes.words}>
                <p dir="auto" className={classes.name}>
                  {row.memberName}
                </p>
                <p className={classes.value}>{row.value}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
