import { monthIndex, monthOf, monthWords, pickerMonths } from '@laurel/contract/rules/months';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import * as common from '#lib/texts.ts';
import classes from './MonthSelect.module.css';
import { NativeSelect } from './NativeSelect.tsx';
import * as texts from './texts.ts';

export interface MonthSelectProps {
  label: string;
  value: string;
  onChange: (month: string) => void;
  error?: string | undefined;
}

/** A month as a list, newest first: the current year up to now, then three years in full. */
export function MonthSelect({ label, value, onChange, error }: MonthSelectProps) {
  return (
    <NativeSelect
      label={label}
      data={monthChoices()}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

export function monthChoices(): { value: string; label: string }[] {
  return pickerMonths(new Date()).map((month) => ({ value: month, label: monthWords(month) }));
}

export interface Months {
  selMonthFrom: string;
  selMonthTo: string;
}

/** Both pickers start at the newest month. */
export function newestMonths(): Months {
  const newest = pickerMonths(new Date())[0] ?? '';
  return { selMonthFrom: newest, selMonthTo: newest };
}

/** From the month of an instant to the newest; without one, the newest alone. What is older than the list begins with it. */
export function monthsSince(iso: string | null): Months {
  const at = new Date(iso ?? '');
  if (Number.isNaN(at.getTime())) return newestMonths();
  const listed = pickerMonths(new Date());
  const first = monthOf(at);
  return { ...newestMonths(), selMonthFrom: listed.includes(first) ? first : (listed.at(-1) ?? '') };
}

export function monthsAreInOrder({ selMonthFrom, selMonthTo }: Months): boolean {
  return (monthIndex(selMonthFrom) ?? 0) <= (monthIndex(selMonthTo) ?? 0);
}

/** 'July 2026 to September 2026', or the one month. */
export function monthsWords({ selMonthFrom, selMonthTo }: Months): string {
  const [from, to] = [monthWords(selMonthFrom), monthWords(selMonthTo)];
  return from === to ? from : say(texts.months, { from, to });
}

export interface MonthRangeProps {
  value: Months;
  onChange: (months: Months) => void;
  fromLabel?: string;
  toLabel?: string;
}

export function MonthRange(props: MonthRangeProps) {
  const { value, onChange, fromLabel = say(common.fromDate), toLabel = say(common.toDate) } = props;
  const wrong = !monthsAreInOrder(value);
  return (
    <fieldset className={classes.range}>
      <legend className="visually-hidden">{say(texts.monthsLabel)}</legend>
      <MonthSelect
        label={fromLabel}
        value={value.selMonthFrom}
        onChange={(selMonthFrom) => onChange({ ...value, selMonthFrom })}
      />
      <MonthSelect
        label={toLabel}
        value={value.selMonthTo}
        onChange={(selMonthTo) => onChange({ ...value, selMonthTo })}
        error={wrong ? say(said.monthsTurned) : undefined}
      />
    </fieldset>
  );
}
