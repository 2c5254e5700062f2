import type { OpenIdeaRow } from '@laurel/contract/calls/ideas/open-idea';
import { ideaStageWords } from '@laurel/contract/programme/idea-words';
import { valueWords } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import { formatDate } from '#lib/dates.ts';
import { since } from '#lib/since.ts';
import { ColleagueFace } from '#people/ColleagueFace.tsx';
import { ColleagueLink } from '#people/ColleagueLink.tsx';
import { Link } from '#router/Link.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { paths } from '../paths.ts';
import classes from './IdeaBox.module.css';
import { stageTones } from './idea-tones.ts';
import * as texts from './texts.ts';
import { Votes } from './Votes.tsx';

/** A shared idea in the list: whose it is, how it begins, where it stands and how many want it. */
export function OpenIdeaCard({ idea }: { idea: OpenIdeaRow }) {
  const { ideaBoxId, title, stage, votes, comments, isLonger } = idea;
  return (
    <Card>
      <article className={layout.stack}>
        <div>
          <div className={layout.head}>
            <h2 dir="auto" className={words.name}>
              <Link to={paths.idea(ideaBoxId)} className={classes.way}>
                {title}
              </Link>
            </h2>
            <Badge tone={stageTones[stage]}>{say(ideaStageWords[stage])}</Badge>
          </div>
          <p dir="auto" className={classes.text}>
            {idea.idea}
            {isLonger ? '…' : ''}
          </p>
        </div>
        <Author idea={idea} />
        <div className={layout.row}>
          <Votes votes={votes} title={title} />
          {comments ? (
            <Link to={paths.idea(ideaBoxId)} className={words.link}>
              {say(texts.comments, { count: comments })}
            </Link>
          ) : null}
        </div>
      </article>
    </Card>
  );
}

/** Who had it, about what and when. */
export function Author({ idea: { by, category, date } }: { idea: Pick<OpenIdeaRow, 'by' | 'category' | 'date'> }) {
  return (
    <div className={layout.beside}>
      <ColleagueFace person={by} size={42} />
      <div>
        <p>
          <bdi className={classes.author}>
            <ColleagueLink memberId={by.memberId}>{by.memberName}</ColleagueLink>
          </bdi>
        </p>
        <p className={words.facts}>
          {valueWords(category)} ·{' '}
          <time dateTime={date} title={formatDate(date)}>
            {since(date)}
          </time>
        </p>
      </div>
    </div>
  );
}
