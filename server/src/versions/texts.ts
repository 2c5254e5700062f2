import { message } from '@laurel/contract/message';

export const dayOver = message(
  'This day is over: please choose today or a later day.',
  'Below the field of the day from which a change of the programme goes.',
);
export const nothingChanges = message(
  'Nothing is otherwise than in version {version, number}.',
  'To who saves a change of the programme that changes nothing.',
);
export const movesPoints = message(
  'What moves points is not changed by one person alone.',
  'To who changes what the programme pays or limits, before a sentence that says that nobody else could confirm it.',
);
export const waits = message(
  'It waits for {seconds} to confirm it; until then everything stays as it is.',
  'To who has just changed what the programme pays or limits. {seconds} are names, such as "Ann Able or Bob Best".',
);
export const savedNow = message(
  'Version {version, number} of the programme goes from now on.',
  'To who has just saved a change of the programme, or confirmed one.',
);
export const savedFrom = message(
  'Version {version, number} of the programme is planned: it goes from {day} on, midnight UTC.',
  'To who has just saved a change of the programme, or confirmed one. {day} is a date.',
);
export const savedMeanwhile = message(
  '{by, select, operator {Meanwhile the operator of the portal has saved version {version, number}, on {at} UTC.} other {Meanwhile {name} has saved version {version, number}, on {at} UTC.}} Nothing of yours is saved: look at it first.',
  'To who saves a change of the programme, or confirms one, that began with an earlier version. {name} is a colleague, {at} a date and a time.',
);
export const withdrawnMeanwhile = message(
  'Version {version, number}, with which this began, was withdrawn meanwhile. Nothing of yours is saved: look at what goes now first.',
  'To who saves a change of the programme, or confirms one, that began with a planned version.',
);
export const askerMayNot = message(
  'Who asked may no longer change the programme: this can only be declined.',
  'In a dialog, to who confirms a change of the programme that was asked for by somebody who has lost the right to it.',
);
export const isWithdrawn = message(
  'Version {version, number} is withdrawn.',
  'To who has just taken back a planned change of the programme.',
);
