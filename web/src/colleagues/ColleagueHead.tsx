import { mayOpen } from '@laurel/contract/access';
import type { Colleague } from '@laurel/contract/calls/recognition/colleague';
import { say } from '@laurel/contract/say';
import { IconAward, IconConfetti, IconHeartHandshake } from '@tabler/icons-react';
import { rich } from '#lib/rich.ts';
import { Face } from '#people/Face.tsx';
import { Occasion } from '#people/Occasion.tsx';
import { isUnregistered } from '#people/who.ts';
import { thanksInstead } from '#quick/open-thanks.ts';
import { useMember } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import { Title } from '#ui/display/Title.tsx';
import { unseen } from '#ui/layout/tags.tsx';
import { paths } from '../paths.ts';
import classes from './Colleague.module.css';
import { dateDayWords, dayWords } from './day-words.ts';
import * as texts from './texts.ts';
import { Wreath } from './Wreath.tsx';

/** Who it is, in the wreath of what they are thanked for, and what one can do for them. */
export function ColleagueHead({ colleague }: { colleague: Colleague }) {
  const { person, thanked, celebrated, birthday, anniversary } = colleague;
  return (
    <header className={classes.head}>
      <div className={classes.wreath}>
        {thanked ? <Wreath counts={thanked.values.map(({ count }) => count)} /> : null}
        <span className={classes.face}>
          <Face name={person.memberName} picId={person.picId} size={112} />
        </span>
      </div>
      <div className={classes.who}>
        <div dir="auto">
          <Title>{person.memberName}</Title>
        </div>
        <p className={classes.division} dir="auto">
          {person.division}
        </p>
        {celebrated.map(({ what, years, date }) => (
          <Occasion key={what} what={what}>
            {what === 'BDAY'
              ? say(texts.hadBirthday, { date: dateDayWords(date) })
              : say(texts.hadAnniversary, { years, date: dateDayWords(date) })}
          </Occasion>
        ))}
        {birthday || anniversary ? (
          <dl className={classes.days}>
            {birthday ? <LabelledValue label={say(texts.birthday)}>{dayWords(birthday)}</LabelledValue> : null}
            {anniversary ? <LabelledValue label={say(texts.anniversary)}>{dayWords(anniversary)}</LabelledValue> : null}
          </dl>
        ) : null}
        <Actions colleague={colleague} />
      </div>
    </header>
  );
}

/** Nobody can send anything to themselves, or to who never signed on. */
function Actions({ colleague: { person, isOwn, mayThank, celebrated } }: { colleague: Colleague }) {
  const own = useMember();
  const { memberId, memberName: name } = person;
  const [latest] = celebrated;
  if (isOwn) return null;
  return (
    <div className={classes.actions}>
      {isUnregistered(person) ? <p>{say(texts.notRegistered)}</p> : null}
      {mayThank && latest && mayOpen('celebrations', own) ? (
        <ButtonLink
          variant="gold"
          to={paths.recognise(memberId, latest.what === 'BDAY' ? 'birthday' : 'anniversary')}
          icon={<IconConfetti aria-hidden size={18} stroke={1.7} />}
        >
          {rich(texts.celebrate, { name, unseen })}
        </ButtonLink>
      ) : null}
      {mayThank ? (
        <ButtonLink
          variant={latest ? 'glass' : 'gold'}
          to={paths.recognise(memberId, 'thankyou')}
          aria-haspopup="dialog"
          onClick={thanksInstead(memberId)}
          icon={<IconHeartHandshake aria-hidden size={18} stroke={1.7} />}
        >
          {rich(texts.thank, { name, unseen })}
        </ButtonLink>
      ) : null}
      {isUnregistered(person) ? null : (
        <ButtonLink
          variant="glass"
          to={paths.nominate(memberId)}
          icon={<IconAward aria-hidden size={18} stroke={1.7} />}
        >
          {rich(texts.nominate, { name, unseen })}
        </ButtonLink>
      )}
      {!isUnregistered(person) && mayOpen('payItForward', own) ? (
        <ButtonLink variant="glass" to={paths.payItForward(memberId)}>
          {rich(texts.payItForward, { name, unseen })}
        </ButtonLink>
      ) : null}
      {mayOpen('person', own) ? (
        <ButtonLink variant="glass" to={paths.person(memberId)}>
          {say(texts.record)}
        </ButtonLink>
      ) : null}
    </div>
  );
}
