import { message } from '@laurel/contract/message';

export const viewAs = message(
  'View as',
  'A button on the page of a person: an administrator looks at the portal as that person sees it.',
);
export const viewAsRole = message(
  'View as a role',
  'A button, and the title of the dialog that it opens: an administrator looks at the portal as somebody with a role, such as manager, sees it.',
);
export const viewing = message(
  'View as {name}',
  'The title of a dialog in which an administrator looks at the portal as somebody, {name}, sees it.',
);
export const aboutPerson = message(
  'This tab shows the portal as {name} sees it, for {minutes, plural, one {a minute} other {# minutes}} at most. Nothing can be done in their name and no file taken. They get a message with your name and your reason, and the audit keeps both.',
  'In a dialog, to an administrator who is about to look at the portal as somebody sees it. The audit is the record of all that administrators did.',
);
export const aboutRole = message(
  'This tab shows the portal as you would see it with this role alone, for {minutes, plural, one {a minute} other {# minutes}} at most. Nothing can be done and no file taken. The audit keeps your reason.',
  'In a dialog, to an administrator who is about to look at the portal as somebody with a role sees it.',
);
export const role = message('Role', 'The label of a field in which one chooses a role such as manager.');
export const why = message('Why', 'The label of a field for a reason.');
export const whyTold = message(
  'They read this.',
  'Below the label of a field for a reason: the person concerned gets it in an e-mail.',
);
export const whyKept = message('The audit keeps this.', 'Below the label of a field for a reason.');
export const look = message('Look', 'The button of a dialog: begin to look at the portal as somebody else sees it.');
export const barLabel = message(
  'You look as somebody else',
  'The name of a bar on every page, read by screen readers: an administrator looks at the portal as somebody else sees it.',
);
export const seenAs = message(
  'You see the portal as {name}.',
  'In a bar on every page, to an administrator who looks at the portal as somebody, {name}, sees it.',
);
export const seenAsRole = message(
  'You see the portal with this role alone: {role}.',
  'In a bar on every page, to an administrator who looks at the portal as somebody with a role sees it.',
);
export const onlyLooking = message(
  'Nothing can be done. {minutes, plural, one {One minute} other {# minutes}} left.',
  'In a bar on every page, to an administrator who looks at the portal as somebody else sees it.',
);
export const end = message('End', 'The button of a bar: no longer look at the portal as somebody else sees it.');
