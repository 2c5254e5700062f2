import type { PersonRow } from '@laurel/contract/calls/personnel/person-row';
import { say } from '@laurel/contract/say';
import { type ComponentProps, useRef } from 'react';
import { formatDate } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { Face } from '#people/Face.tsx';
import { Link } from '#router/Link.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { PageTurner } from '#ui/navigation/PageTurner.tsx';
import { type ReportColumn, ReportTable } from '#ui/tables/ReportTable.tsx';
import type { RowOrder } from '#ui/tables/row-order.ts';
import { illustrations, paths } from '../paths.ts';
import classes from './Personnel.module.css';
import { nameOf, Standing } from './standing.tsx';
import * as texts from './texts.ts';

interface PeopleTableProps {
  people: readonly PersonRow[];
  /** Undefined: the rows come by name, and are not sorted here. */
  order?: RowOrder | undefined;
  onOrder?: (order: RowOrder | undefined) => void;
  turner: ComponentProps<typeof PageTurner>;
}

const columns: readonly ReportColumn<PersonRow>[] = [
  {
    id: 'name',
    header: say(common.name),
    minWidth: '15rem',
    value: nameOf,
    cell: (person) => (
      <span className={classes.who}>
        <span className={layout.large}>
          <Face name={nameOf(person)} picId={person.picId} size={36} />
        </span>
        <span>
          <Link dir="auto" to={paths.person(person.memberId)}>
            {nameOf(person)}
          </Link>
          <span className={words.facts}>{person.memberNumber}</span>
          {person.email ? <bdi className={words.facts}>{person.email}</bdi> : null}
        </span>
      </span>
    ),
  },
  {
    id: 'state',
    header: say(texts.state),
    minWidth: '7rem',
    sortable: false,
    value: ({ state }) => state,
    cell: ({ state, lacks }) => <Standing state={state} lacks={lacks} />,
  },
  {
    id: 'division',
    header: say(common.division),
    minWidth: '7rem',
    sortable: false,
    value: ({ division }) => division,
  },
  {
    id: 'manager',
    header: say(texts.manager),
    minWidth: '7rem',
    sortable: false,
    value: ({ manager }) => manager?.memberName ?? '',
    cell: ({ manager }) =>
      manager ? (
        <Link dir="auto" to={paths.person(manager.memberId)}>
          {manager.memberName}
        </Link>
      ) : (
        none
      ),
  },
  { id: 'hired', header: say(texts.hired), minWidth: '6rem', value: ({ dateHired }) => formatDate(dateHired) || none },
  {
    id: 'signedOn',
    header: say(texts.lastSignedOn),
    value: ({ dateLastSignedOn }) => formatDate(dateLastSignedOn) || none,
  },
];

const none = '—';

const fixed = columns.map((column) => ({ ...column, sortable: false }));

/** A page of people, by which one gets to each. */
export function PeopleTable({ people, order, onOrder, turner }: PeopleTableProps) {
  const top = useRef<HTMLDivElement>(null);
  const turnTo = (page: number) => {
    turner.onTurn(page);
    top.current?.querySelector('section')?.scrollTo({ top: 0 });
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };
  return (
    <div ref={top} className={classes.table} aria-busy={turner.isBusy}>
      <ReportTable
        label={say(texts.peopleFound)}
        columns={onOrder ? columns : fixed}
        rows={people}
        rowKey={({ memberId }) => memberId}
        emptyIllustration={illustrations.emptyList}
        order={order}
        onOrder={onOrder ?? unsorted}
      />
      <PageTurner {...turner} onTurn={turnTo} />
    </div>
  );
}

function unsorted() {}
