import { numberFormat } from '@laurel/contract/formats';
import { languageNames } from '@laurel/contract/language-names';
import { languages } from '@laurel/contract/languages';
import { language, say } from '@laurel/contract/say';
import { useMemo } from 'react';
import type { CallOutput } from '#api/call.ts';
import { useCallForm } from '#form/use-call-form.ts';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { enter } from './enter.ts';
import { countriesNamed, currenciesNamed, hereNow, timeZonesOf, usualTimeZone } from './places.ts';
import classes from './Setup.module.css';
import * as texts from './texts.ts';

interface BeginFormProps {
  secret: string;
  /** What the identity provider told, and what is usual in each country. */
  known: Pick<CallOutput<'setupdoor'>, 'email' | 'memberNumber' | 'countries'>;
}

const rules = () => import('@laurel/contract/calls/setup/setupbegin').then(({ setupbegin }) => setupbegin);

/** Who is the first, and where. */
export function BeginForm({ secret, known }: BeginFormProps) {
  const form = useCallForm({
    name: 'setupbegin',
    rules,
    empty: () => emptyForm(known),
    inputOf: ({ pointValue, ...filled }) => ({
      ...filled,
      secret,
      email: filled.email.trim(),
      memberNumber: filled.memberNumber.trim(),
      pointValue: pointValue.trim().replace(',', '.'),
    }),
    onSent: ({ token }) => enter(token),
  });
  return (
    <>
      <PageHeader title={say(texts.doorTitle)} intro={say(texts.doorIntro)} />
      <Card className={classes.form}>
        <form className={layout.sections} {...form.form}>
          <You {...form} />
          <Company {...form} countries={known.countries} />
          <Points {...form} />
          <div>
            <Button type="submit" size="md" isWaiting={form.isSending}>
              {say(texts.begin)}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}

function emptyForm({ email, memberNumber, countries }: BeginFormProps['known']) {
  const { countryCode, timeZone } = hereNow();
  return {
    ...{ firstName: '', surname: '', email, cellNum: '', memberNumber, division: '' },
    ...usualIn(countryCode, countries, timeZone),
    ...{ pointsName: say(texts.pointsNameUsual), language: language() as string },
  };
}

/** What is usual in a country, to be changed by who knows better. */
function usualIn(countryCode: string, countries: BeginFormProps['known']['countries'], here: string) {
  const usual = countries.find((one) => one.countryCode === countryCode);
  return {
    countryCode,
    timeZone: usualTimeZone(countryCode, here, usual?.timeZone),
    currency: usual?.currency ?? '',
    pointValue: usual
      ? numberFormat({ maximumFractionDigits: 6, useGrouping: false }).format(Number(usual.pointValue))
      : '',
  };
}

type Values = ReturnType<typeof emptyForm>;

interface FieldsProps {
  values: Values;
  errors: Partial<Record<string, string>>;
  change: (part: Partial<Values>) => void;
}

function You({ values, errors, change }: FieldsProps) {
  return (
    <fieldset className={layout.stack}>
      <legend className={words.title}>{say(texts.you)}</legend>
      <div className={layout.fields}>
        <TextInput
          label={say(texts.firstName)}
          autoComplete="given-name"
          required
          value={values.firstName}
          onChange={(event) => change({ firstName: event.currentTarget.value })}
          error={errors.firstName}
        />
        <TextInput
          label={say(texts.surname)}
          autoComplete="family-name"
          required
          value={values.surname}
          onChange={(event) => change({ surname: event.currentTarget.value })}
          error={errors.surname}
        />
      </div>
      <div className={layout.fields}>
        <TextInput
          label={say(common.emailAddress)}
          type="email"
          autoComplete="email"
          required
          value={values.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
          error={errors.email}
        />
        <TextInput
          label={say(texts.mobile)}
          type="tel"
          autoComplete="tel"
          required
          value={values.cellNum}
          onChange={(event) => change({ cellNum: event.currentTarget.value })}
          error={errors.cellNum}
        />
      </div>
      <TextInput
        label={say(texts.memberNumber)}
        description={say(texts.memberNumberHint)}
        required
        value={values.memberNumber}
        onChange={(event) => change({ memberNumber: event.currentTarget.value })}
        error={errors.memberNumber}
      />
    </fieldset>
  );
}

function Company({
  values,
  errors,
  change,
  countries: usual,
}: FieldsProps & Pick<BeginFormProps['known'], 'countries'>) {
  const countries = useMemo(countriesNamed, []);
  const zones = useMemo(() => timeZonesOf(values.countryCode), [values.countryCode]);
  return (
    <fieldset className={layout.stack}>
      <legend className={words.title}>{say(texts.company)}</legend>
      <div className={layout.fields}>
        <NativeSelect
          label={say(texts.country)}
          required
          data={[chooseOne, ...countries]}
          value={values.countryCode}
          onChange={({ currentTarget: { value } }) => change(usualIn(value, usual, values.timeZone))}
          error={errors.countryCode}
        />
        <NativeSelect
          label={say(texts.timeZone)}
          required
          data={zones.includes(values.timeZone) ? zones : [values.timeZone, ...zones]}
          value={values.timeZone}
          onChange={(event) => change({ timeZone: event.currentTarget.value })}
          error={errors.timeZone}
        />
      </div>
      <div className={layout.fields}>
        <TextInput
          label={say(texts.division)}
          autoComplete="organization-title"
          required
          value={values.division}
          onChange={(event) => change({ division: event.currentTarget.value })}
          error={errors.division}
        />
        <NativeSelect
          label={say(texts.companyLanguage)}
          description={say(texts.companyLanguageHint)}
          data={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
          value={values.language}
          onChange={(event) => change({ language: event.currentTarget.value })}
          error={errors.language}
        />
      </div>
    </fieldset>
  );
}

const chooseOne = { value: '', label: say(texts.chooseOne) };

function Points({ values, errors, change }: FieldsProps) {
  const currencies = useMemo(currenciesNamed, []);
  const example = numberFormat({ minimumFractionDigits: 2 }).format(0.05);
  return (
    <fieldset className={layout.stack}>
      <legend className={words.title}>{say(texts.points)}</legend>
      <TextInput
        label={say(texts.pointsName)}
        required
        value={values.pointsName}
        onChange={(event) => change({ pointsName: event.currentTarget.value })}
        error={errors.pointsName}
      />
      <div className={layout.fields}>
        <NativeSelect
          label={say(texts.currency)}
          required
          data={[chooseOne, ...currencies]}
          value={values.currency}
          onChange={(event) => change({ currency: event.currentTarget.value })}
          error={errors.currency}
        />
        <TextInput
          label={say(texts.pointValue)}
          description={say(texts.pointValueHint, { example })}
          inputMode="decimal"
          required
          value={values.pointValue}
          onChange={(event) => change({ pointValue: event.currentTarget.value })}
          error={errors.pointValue}
        />
      </div>
    </fieldset>
  );
}
