import { Grid } from '#ui/layout/Grid.tsx';
import { type Person, PersonCard } from './PersonCard.tsx';

/** People in a plain list, as many beside each other as there is room for. */
export function PeopleGrid({ people }: { people: readonly Person[] }) {
  return (
    <Grid min="19rem">
      {people.map((person, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the answer has no id, and two people may share name and division
        <li key={`${place} ${person.memberName}`}>
          <PersonCard person={person} look="row" />
        </li>
      ))}
    </Grid>
  );
}
