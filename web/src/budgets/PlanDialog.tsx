import type { BudgetPlan } from '@laurel/contract/calls/budgets/budgetplans';
import { budgetPlanNameMax, budgetReasonMax, pointsMost } from '@laurel/contract/limits';
import { type PlanEnd, planEnds } from '@laurel/contract/rules/budget-kinds';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import type { CallOutput } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { AskingDialog } from '#asking/AskingDialog.tsx';
import { alone } from '#asking/alone.ts';
import { useCallForm } from '#form/use-call-form.ts';
import * as common from '#lib/texts.ts';
import { Checkbox, Switch } from '#ui/fields/Checkbox.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { Decision } from '#ui/overlays/DecisionDialog.tsx';
import * as texts from './texts.ts';

type Done = CallOutput<'savebudgetplan'>;

const rules = () =>
  import('@laurel/contract/calls/budgets/savebudgetplan').then(({ savebudgetplan }) => savebudgetplan);

/** A plan that is new, or another text of one. */
export function PlanDialog({ plan, onClose }: { plan: BudgetPlan | undefined; onClose: () => void }) {
  return (
    <AskingDialog title={plan ? say(texts.changePlan) : say(texts.newPlan)} size="lg" onClose={onClose}>
      {(onDone) => <PlanForm plan={plan} onDone={onDone} onClose={onClose} />}
    </AskingDialog>
  );
}

/** A month as its field has it: '2027-01'. */
const monthField = (day: string | null) => day?.slice(0, 7) ?? '';

function emptyOf(plan: BudgetPlan | undefined) {
  return {
    name: plan?.name ?? '',
    points: plan ? String(plan.points) : '',
    perReport: plan?.perReport ?? true,
    site: plan?.site ?? '',
    division: plan?.division ?? '',
    costCentre: plan?.costCentre ?? '',
    firstMonth: monthField(plan?.firstMonth ?? null),
    lastMonth: monthField(plan?.lastMonth ?? null),
    ends: plan?.ends ?? ('never' as PlanEnd),
    carries: plan?.carries ?? false,
    isOn: plan?.isOn ?? true,
    reason: '',
  };
}
type Values = ReturnType<typeof emptyOf>;

const dayOf = (month: string) => (month ? `${month}-01` : null);

interface PlanFormProps {
  plan: BudgetPlan | undefined;
  onDone: (done: Done) => void;
  onClose: () => void;
}

function PlanForm({ plan, onDone, onClose }: PlanFormProps) {
  const form = useCallForm({
    name: 'savebudgetplan',
    rules,
    empty: () => emptyOf(plan),
    key: `savebudgetplan.${plan?.planId ?? ''}`,
    inputOf: ({ points, firstMonth, lastMonth, reason, ...values }: Values) => ({
      ...values,
      ...(plan && { planId: plan.planId, revision: plan.revision }),
      ...{ points: Number(points) || 0, firstMonth: dayOf(firstMonth) ?? '', lastMonth: dayOf(lastMonth) },
      reason: reason.trim(),
    }),
    instead: alone,
    onSent: onDone,
  });
  const { values, errors, failure, isSending, change } = form;
  return (
    <Decision
      form={form.form}
      deed={say(texts.savePlan)}
      isWaiting={isSending}
      failure={failure && errorWords(failure)}
      onAway={onClose}
    >
      <TextInput
        label={say(common.name)}
        description={say(texts.planNameHint)}
        required
        data-autofocus
        autoComplete="off"
        maxLength={budgetPlanNameMax}
        value={values.name}
        error={errors.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        label={say(texts.pointsEach)}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={String(pointsMost).length}
        value={values.points}
        error={errors.points}
        onChange={(event) => change({ points: event.currentTarget.value })}
      />
      <Checkbox
        label={say(texts.perReport)}
        checked={values.perReport}
        onChange={(event) => change({ perReport: event.currentTarget.checked })}
      />
      <Where values={values} change={change} />
      <Months values={values} errors={errors} change={change} />
      <Switch
        label={say(texts.isOn)}
        checked={values.isOn}
        onChange={(event) => change({ isOn: event.currentTarget.checked })}
      />
      <CountedTextarea
        label={say(common.reason)}
        required
        max={budgetReasonMax}
        minRows={2}
        value={values.reason}
        error={errors.reason}
        onChange={(reason) => change({ reason })}
      />
    </Decision>
  );
}

interface Part {
  values: Values;
  change: (part: Partial<Values>) => void;
}

/** All managers, or those of a site, a division or a cost centre. */
function Where({ values, change }: Part) {
  const { data } = useQuery(callQuery('budgetlist', { group: 'manager', limit: 1 }, { errors: 'screen' }));
  const { sites = [], divisions = [], costCentres = [] } = data?.choices ?? {};
  const all = { value: '', label: say(common.all) };
  const selects = [
    { name: 'site', label: texts.site, data: sites },
    {
      name: 'division',
      label: common.division,
      data: divisions.map(({ code, name }) => ({ value: code, label: name })),
    },
    { name: 'costCentre', label: texts.costCentre, data: costCentres },
  ] as const;
  return selects.map(({ name, label, data: offers }) =>
    offers.length === 0 ? null : (
      <NativeSelect
        key={name}
        label={say(label)}
        data={[all, ...offers]}
        value={values[name]}
        onChange={(event) => change({ [name]: event.currentTarget.value })}
      />
    ),
  );
}

function Months({ values, errors, change }: Part & { errors: Record<string, string> }) {
  return (
    <>
      <TextInput
        type="month"
        label={say(texts.firstMonth)}
        required
        placeholder="2027-01"
        value={values.firstMonth}
        error={errors.firstMonth}
        onChange={(event) => change({ firstMonth: event.currentTarget.value })}
      />
      <TextInput
        type="month"
        label={say(texts.lastMonth)}
        placeholder="2027-12"
        value={values.lastMonth}
        error={errors.lastMonth}
        onChange={(event) => change({ lastMonth: event.currentTarget.value })}
      />
      <NativeSelect
        label={say(texts.lastDay)}
        data={planEnds.map((value) => ({ value, label: say(texts.planEnd, { end: value }) }))}
        value={values.ends}
        onChange={(event) => change({ ends: event.currentTarget.value as PlanEnd })}
      />
      {values.ends === 'never' ? null : (
        <Checkbox
          label={say(texts.stays)}
          checked={values.carries}
          onChange={(event) => change({ carries: event.currentTarget.checked })}
        />
      )}
    </>
  );
}
