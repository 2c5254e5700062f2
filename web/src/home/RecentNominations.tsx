import type { Home } from '@laurel/contract/calls/members/home';
import { say } from '@laurel/contract/say';
import { PersonCard } from '#people/PersonCard.tsx';
import { Link } from '#router/Link.tsx';
import { Card } from '#ui/display/Card.tsx';
import words from '#ui/layout/words.module.css';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { illustrations, paths } from '../paths.ts';
import * as texts from './texts.ts';

type RecentRow = Home['homeRecentRecognition'][number];

export function RecentNominations({ rows }: { rows: readonly RecentRow[] }) {
  return (
    <Card
      title={say(texts.recentNominations)}
      actions={
        <Link to={paths.recentRecognition} className={words.link}>
          {say(texts.seeAll)}
        </Link>
      }
    >
      {rows.length === 0 ? (
        <EmptyState compact illustration={illustrations.emptyList} words={say(texts.noNominations)} />
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
