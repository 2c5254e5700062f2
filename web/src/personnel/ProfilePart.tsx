import type { Person, ProfileField, ProfileValue } from '@laurel/contract/calls/personnel/person';
import { dateWords } from '@laurel/contract/formats';
import { languageNames } from '@laurel/contract/language-names';
import { say } from '@laurel/contract/say';
import { formatDate } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { Card } from '#ui/display/Card.tsx';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import words from '#ui/layout/words.module.css';
import classes from './Personnel.module.css';
import { Roles } from './Roles.tsx';
import * as texts from './texts.ts';

const labels: Record<ProfileField, string> = {
  memberNumber: say(texts.memberNumber),
  firstName: say(texts.firstName),
  surname: say(texts.surname),
  familyFirst: say(texts.familyFirst),
  knownAs: say(texts.knownAs),
  email: say(common.emailAddress),
  mobile: say(common.mobile),
  birthday: say(common.birthday),
  division: say(common.division),
  country: say(texts.country),
  cluster: say(texts.cluster),
  site: say(texts.site),
  costCentre: say(texts.costCentre),
  hireDate: say(texts.hired),
  language: say(texts.language),
  getToKnow: say(common.getToKnow),
};

/** What is known of somebody, by who can change it, and which roles they hold. */
export function ProfilePart({ person }: { person: Person }) {
  const { state, profile } = person;
  if (state === 'erased') return <Notice tone="quiet">{say(texts.erasedWords)}</Notice>;
  const of = (owner: ProfileValue['owner']) => profile.filter((value) => value.owner === owner);
  return (
    <div className={classes.cards}>
      <Values title={say(texts.ofRoster)} hint={say(texts.ofRosterHint)} values={of('roster')} />
      <Values title={say(texts.ofMember)} hint={say(texts.ofMemberHint)} values={of('member')} />
      <Roles person={person} />
    </div>
  );
}

interface ValuesProps {
  title: string;
  hint: string;
  values: readonly ProfileValue[];
}

function Values({ title, hint, values }: ValuesProps) {
  return (
    <Card title={title}>
      <p className={words.facts}>{hint}</p>
      <Facts look="beside">
        {values.map((value) => (
          <LabelledValue key={value.field} label={labels[value.field]}>
            {wordsOf(value.field, value.value)}
            {value.rosterValue ? (
              <span className={words.facts}>
                {' '}
                {say(texts.rosterSays, { value: wordsOf(value.field, value.rosterValue) })}
              </span>
            ) : null}
          </LabelledValue>
        ))}
      </Facts>
    </Card>
  );
}

function wordsOf(field: ProfileField, value: string): string {
  if (value === '') return '—';
  switch (field) {
    case 'familyFirst':
    case 'getToKnow':
      return say(value === 'true' ? texts.yes : texts.no);
    case 'hireDate':
      return formatDate(value);
    case 'birthday':
      return dateWords(
        new Date(`2000-${value}T12:00:00`),
        { day: 'numeric', month: 'long' },
        ({ day, month }) => `${day} ${month}`,
      );
    case 'language':
      return languageNames[value as keyof typeof languageNames] ?? value;
    default:
      return value;
  }
}
