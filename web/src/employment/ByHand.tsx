import type { ByHand as Mark } from '@laurel/contract/calls/employment/rosterrecord';
import type { Message } from '@laurel/contract/message';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { formatDate } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { Card } from '#ui/display/Card.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import * as texts from './texts.ts';

const labels: Record<Mark['field'], Message> = {
  ...{ firstName: texts.firstName, surname: texts.surname, familyNameFirst: texts.familyNameFirst },
  ...{
    email: common.emailAddress,
    cellNum: common.mobile,
    divisionCode: texts.divisionField,
    siteTemplate: texts.site,
  },
  ...{ costCentre: texts.costCentre, managerId: texts.manager, hireDate: texts.hireDate, birthDay: texts.birthDay },
  ...{ birthMonth: texts.birthMonth, language: texts.languageField, standing: texts.whetherHere },
};

/** What somebody changed by hand, with what the roster says, and what becomes of it; nothing where there is none. */
export function ByHand({ memberId }: { memberId: string }) {
  const { data } = useQuery(callQuery('rosterrecord', { memberId }, { errors: 'screen', staleTime: 0 }));
  if (!data || data.byHand.length === 0) return null;
  return (
    <Card title={say(texts.byHand)}>
      {data.byHand.some(({ field }) => field !== 'standing') ? <p>{say(texts.byHandAbout)}</p> : null}
      <ul className={layout.list}>
        {data.byHand.map((mark) => (
          <li key={mark.field}>
            <strong>{say(labels[mark.field])}</strong>
            <p>{rosterWords(mark)}</p>
            <p className={words.facts}>
              {say(texts.byOn, {
                name: mark.byMember === '' ? say(texts.byOperator) : mark.byMember,
                day: formatDate(mark.dateChanged),
              })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function rosterWords({ field, rosterValue }: Mark): string {
  if (field === 'standing') return say(rosterValue === 'here' ? texts.rosterNames : texts.rosterLacks);
  return rosterValue === '' ? say(texts.rosterSaysNothing) : say(texts.rosterSays, { value: rosterValue });
}
