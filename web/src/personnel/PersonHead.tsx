import type { Person } from '@laurel/contract/calls/personnel/person';
import { say } from '@laurel/contract/say';
import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as common from '#lib/texts.ts';
import { Face } from '#people/Face.tsx';
import { Link } from '#router/Link.tsx';
import { TitleLine } from '#ui/display/PageHeader.tsx';
import { Title } from '#ui/display/Title.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { paths } from '../paths.ts';
import classes from './Personnel.module.css';
import { nameOf, Standing } from './standing.tsx';
import * as texts from './texts.ts';

/** Who this is. The title stays in its place while that is on its way: it has the focus. */
export function PersonHead({ person, children }: { person: Person | undefined; children: ReactNode }) {
  const name = person ? nameOf(person) : say(texts.aPerson);
  return (
    <header className={classes.head}>
      <Link className={words.link} to={paths.people}>
        <IconChevronLeft aria-hidden size={18} stroke={1.8} className="along" />
        {say(common.peopleDirectory)}
      </Link>
      <div className={layout.ends}>
        <div className={classes.portrait}>
          <Face name={name} picId={person?.picId ?? ''} size={76} />
          <div className={layout.lines}>
            <TitleLine>
              <Title name={name}>
                <span dir="auto">{name}</span>
              </Title>
            </TitleLine>
            <p className={words.facts}>
              {person ? (
                <>
                  <bdi>{person.memberNumber}</bdi> · {person.division}
                </>
              ) : (
                '…'
              )}
            </p>
            {person ? <Standing state={person.state} lacks={person.lacks} /> : null}
          </div>
        </div>
        {children ? <div className={layout.row}>{children}</div> : null}
      </div>
      <p className={words.soft}>{say(texts.personIntro)}</p>
    </header>
  );
}
