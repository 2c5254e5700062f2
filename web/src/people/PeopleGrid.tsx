import { Grid } from '#ui/layout/Grid.tsx';
import { type Person, PersonCard } from './PersonCard.tsx';

interface PeopleGridProps {
  people: readonly Person[];
  /** The wall hangs portraits in frames; the list is a plain one. */
  look: 'portrait' | 'row';
}

export function PeopleGrid({ people, look }: PeopleGridProps) {
  return (
    <Grid min={look === 'portrait' ? '9.5rem' : '19rem'}>
      {people.map((person, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the answer has no id, and two people may share name and division
        <li key={`${place} ${person.memberName}`}>
          <PersonCard person={person} look={look} />
        </li>
      ))}
    </Grid>
  );
}
