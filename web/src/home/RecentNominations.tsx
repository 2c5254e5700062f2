import type { Home } from '@laurel/contract/calls/members/home';
import { PersonCard } from '#people/PersonCard.tsx';
import { Link } from '#router/Link.tsx';
import { Card } from '#ui/display/Card.tsx';
import words from '#ui/layout/words.module.css';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { illustrations, paths } from '../paths.ts';

type RecentRow = Home['homeRecentRecognition'][number];

export function RecentNominations({ rows }: { rows: readonly RecentRow[] }) {
  return (
    <Card
      title="Recent nominations"
      actions={
        <Link to={paths.recentRecognition} className={words.link}>
          See all
        </Link>
      }
    >
      {rows.length === 0 ? (
        <EmptyState compact illustration={illustrations.emptyList} words="No nominations yet" />
      ) : (
        <ol>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one person may stand here several times
            <li key={`${place} ${row.memberName}`}>
              <PersonCard look="line" person={{ ...row, division: row.value }} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
