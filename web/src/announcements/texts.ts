import { message } from '@laurel/contract/message';

export const intro = message(
  'What everybody, or some, see on Home and in the shop: from when, until when and in which languages.',
  'Below the title of the screen of announcements.',
);
export const place = message('Place', 'Names the choice of where something is announced: on Home or in the shop.');
export const inShop = message('Shop', 'A choice: what is announced stands in the shop, as an advert.');
export const running = message('Running', 'A part of the list of announcements: those that members see now.');
export const planned = message('Planned', 'A part of the list of announcements: those that begin later.');
export const ended = message('Ended', 'A part of the list of announcements: those that are over.');
export const states = message('State', 'Names the choice between announcements that run, are planned or have ended.');
export const add = message(
  'New announcement',
  'On the button that opens an empty form for an announcement, and the title of that form.',
);
export const edit = message(
  'Change',
  'On the button that opens an announcement to be changed. Followed, for screen readers, by its title.',
);
export const editing = message('Change the announcement', 'The title of the form in which an announcement is changed.');
export const up = message(
  'Move up',
  'On the button that puts an announcement before the one above it. Its title follows for screen readers.',
);
export const down = message(
  'Move down',
  'On the button that puts an announcement after the one below it. Its title follows for screen readers.',
);
export const endNow = message('End now', 'On the button that ends an announcement at once.');
export const endQuestion = message(
  'End “{title}” now? Nobody sees it any more.',
  'Asks before an announcement is ended.',
);
export const takeAway = message('Take away', 'On the button that deletes an announcement. Can be undone.');
export const undo = message('Bring it back', 'On the button that brings back an announcement that was just deleted.');
export const nothing = message('Nothing here.', 'In place of a list of announcements that is empty.');
export const nothingHint = message(
  'What you announce from a later moment on stands under Planned.',
  'Below the words that a list of announcements is empty.',
);
export const withoutEnd = message(
  'From {from}, without an end',
  'When something is announced: the moments are dates with the time.',
);
export const span = message('{from} – {until}', 'When something is announced: the moments are dates with the time.');
export const toEverybody = message('To everybody', 'To whom something is announced.');
export const toManagers = message('To managers', 'To whom something is announced.');
export const toSome = message(
  'To {places}',
  'To whom something is announced: {places} are the names or codes of sites, countries and divisions with commas between.',
);
export const toManagersOf = message(
  'To managers of {places}',
  'To whom something is announced: {places} are the names or codes of sites, countries and divisions with commas between.',
);
export const changedBy = message('Changed by {name} on {date}', 'Who changed an announcement last.');
export const save = message('Save', 'On the button that saves an announcement.');
export const writtenIn = message(
  'Everybody else reads',
  'Names the choice of the language that is read by all for whom an announcement has no text in theirs.',
);
export const inLanguage = message(
  'Text in',
  'Names the choice of the language in which one writes the text of an announcement and sees it.',
);
export const hasText = message('{language} ✓', 'A choice of a list of languages: there is a text in this one.');
export const wordsLabel = message('Words', 'Names the field of the text of an announcement, below its title.');
export const wordsHint = message(
  'Plain text; a new line stays one.',
  'Below the field of the text of an announcement.',
);
export const alt = message(
  'What the picture shows',
  'Names the field of a picture’s description for those who do not see it.',
);
export const altHint = message(
  'Read aloud to who does not see it. Leave it empty where it only decorates.',
  'Below the field of a picture’s description.',
);
export const picture = message('Picture', 'Names the place for the picture of an announcement.');
export const pictureHint = message(
  'JPEG, PNG or WebP, {megabytes, number} MB at most. It is cut to twice as wide as high.',
  'Below the place where the picture of an announcement is dropped.',
);
export const noPicture = message('Without a picture', 'Where the picture of an announcement would stand.');
export const removePicture = message(
  'Remove the picture',
  'On the button that takes the picture from an announcement.',
);
export const link = message('Leads to', 'Names the field of the page to which an announcement leads.');
export const linkHint = message(
  'A page of this portal, such as /ideabox. May stay empty on Home.',
  'Below the field of the page to which an announcement leads.',
);
export const from = message('Begins', 'Names the field of from when something is announced.');
export const fromHint = message(
  'In your own time zone; empty: at once.',
  'Below the field of from when something is announced.',
);
export const until = message('Ends', 'Names the field of until when something is announced.');
export const untilHint = message('Empty: without an end.', 'Below the field of until when something is announced.');
export const audience = message('To whom', 'Heads the choice of to whom something is announced.');
export const audienceHint = message(
  'Everybody, unless you choose: then whoever is in any of these.',
  'Below the heading of to whom something is announced.',
);
export const sites = message('Sites', 'Names what something is announced to: sites of the company.');
export const countries = message('Countries', 'Names what something is announced to.');
export const clusters = message('Clusters', 'Names what something is announced to: groups of divisions.');
export const divisions = message('Divisions', 'Names what something is announced to.');
export const choose = message('Choose…', 'The first line of a list from which one adds sites, countries or divisions.');
export const choice = message(
  '{name} ({people, number})',
  'A line of a list of sites, countries or divisions, with how many people are there.',
);
export const removeChoice = message(
  'Remove {name}',
  'On the button that takes a site, country or division from the audience of an announcement.',
);
export const managersOnly = message(
  'Only managers of them',
  'A switch: of those chosen, only managers see what is announced.',
);
export const reaches = message(
  'Reaches {count, plural, one {# person} other {# people}}.',
  'How many members an announcement is for, by today’s members.',
);
export const counting = message(
  'Counting whom it reaches…',
  'While the number of people whom an announcement reaches is asked for.',
);
export const preview = message('What it looks like', 'Heads the picture of an announcement as members will see it.');
