import { mayCall } from '@laurel/contract/call-rows';
import type { Competition } from '@laurel/contract/calls/competition/competition-fields';
import type { CompetitionOne } from '@laurel/contract/calls/competition/competitionone';
import { say } from '@laurel/contract/say';
import { carriedBy } from '#api/refusal.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { navigate } from '#router/router.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import layout from '#ui/layout/layout.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { fewPaths } from '../few-paths.ts';
import classes from './Admin.module.css';
import { sameSetup } from './admin-form.ts';
import { SetupFields } from './SetupFields.tsx';
import { SitesField } from './SitesField.tsx';
import * as texts from './texts.ts';

const rules = () =>
  import('@laurel/contract/calls/competition/savecompetition').then(({ savecompetition }) => savecompetition);

interface Form extends Competition {
  sites: string[];
  revision: number;
}

const empty: Form = {
  ...{ startDate: '', endDate: '', title: '', description: '', textboxTitle: '', textboxDescription: '' },
  ...{ isEnabled: true, sites: [], revision: 0 },
};

interface EditCompetitionProps {
  /** Left out: a new one. */
  competition?: CompetitionOne;
  sites: readonly { site: string; people: number }[];
}

/** What a competition says, when it runs and for whom it is. */
export function EditCompetition({ competition, sites }: EditCompetitionProps) {
  const mayChange = mayCall('savecompetition', useMember());
  const begun = competition ? formOf(competition) : empty;
  const form = useCallForm({
    name: 'savecompetition',
    rules,
    empty: begun,
    draft: {
      place: `competition.${competition?.competitionId ?? 'new'}`,
      isBegun: (filled) => !isSame(filled, begun),
    },
    key: `savecompetition.${competition?.competitionId ?? 'new'}`,
    inputOf: (filled: Form) => ({
      ...filled,
      ...(competition && { competitionId: competition.competitionId }),
    }),
    onSent: ({ message, competitionId, revision }) => {
      form.change({ revision });
      if (!competition) void navigate(fewPaths.competitionSetup(competitionId), { replace: true });
      notify(message);
    },
    // Who saves again knows whose change theirs replaces.
    onFailed: (error) => {
      const { revision } = carriedBy<'savecompetition'>(error);
      if (revision !== undefined) form.change({ revision });
    },
  });
  const { values, errors, isSending, change } = form;
  return (
    <Card title={say(texts.setup)}>
      <form className={layout.stack} {...form.form}>
        <fieldset className={classes.fields} disabled={!mayChange}>
          <legend className="visually-hidden">{say(texts.setup)}</legend>
          <SetupFields form={values} errors={errors} onChange={change} />
          <SitesField
            sites={sites}
            value={values.sites}
            error={errors.sites}
            onChange={(chosen) => change({ sites: chosen })}
          />
        </fieldset>
        {mayChange ? (
          <div className={layout.row}>
            <Button type="submit" size="md" isWaiting={isSending}>
              {say(texts.save)}
            </Button>
          </div>
        ) : null}
      </form>
    </Card>
  );
}

function isSame(filled: Form, { sites, revision: _, ...setup }: Form): boolean {
  return sameSetup(filled, setup) && String(filled.sites) === String(sites);
}

function formOf(one: CompetitionOne): Form {
  const { startDate, endDate, title, description, textboxTitle, textboxDescription } = one;
  const { isEnabled, sites, revision } = one;
  return {
    ...{ startDate, endDate, title, description, textboxTitle, textboxDescription },
    ...{ isEnabled, sites, revision },
  };
}
