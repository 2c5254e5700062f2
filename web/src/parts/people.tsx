import { PersonAcross } from '#people/PersonAcross.tsx';
import { type Person, PersonCard } from '#people/PersonCard.tsx';
import { PersonDrawn } from '#people/PersonDrawn.tsx';
import { PersonSlide } from '#people/PersonSlide.tsx';
import { Told } from '#people/Told.tsx';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Avatar } from '#ui/display/Avatar.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import layout from '#ui/layout/layout.module.css';
import { cardPicture, paths } from '../paths.ts';

const thandi: Person = { memberName: 'Thandi Mokoena', division: 'Engineering Johannesburg', picId: '' };
const told = <Told person={{ interestOtherDesc: 'Trail running', otherInfo: 'The Otter Trail, slowly' }} />;
const names = ['Johan Botha', 'Priya Naidoo', 'Florian Bauer', 'Luiza d’Ávila', 'Sizwe Mthembu'];

export function People() {
  return (
    <>
      <div className={layout.row}>
        {names.map((name) => (
          <Avatar key={name} name={name} size={48} />
        ))}
      </div>
      <Grid min="15rem">
        <li>
          <PersonCard look="row" person={thandi} />
        </li>
        <li>
          <PersonCard look="portrait" person={thandi} />
        </li>
        <li>
          <PersonSlide person={thandi}>{told}</PersonSlide>
        </li>
        <li>
          <PersonDrawn person={thandi} drawing={cardPicture('birthday')} />
        </li>
      </Grid>
      <PersonAcross
        person={thandi}
        actions={
          <ButtonLink variant="gold" to={paths.celebrations}>
            Celebrate
          </ButtonLink>
        }
      >
        {told}
      </PersonAcross>
    </>
  );
}
