import { message } from '@laurel/contract/message';

export const intro = message(
  'How the work of managers and administrators is done here, screen by screen.',
  'Below the title of the guide.',
);
export const find = message('Find in the guide', 'Names the field that searches the titles of the guide.');
export const nothing = message('No page speaks of that.', 'Where a search of the guide finds nothing.');
export const partWords = message(
  '{part, select, managers {For managers} other {For administrators}}',
  'Heads a part of the guide, and stands above the title of its pages.',
);
export const openScreen = message(
  'Open this screen',
  'On the button of a page of the guide that leads to the screen it explains.',
);
export const inEnglish = message('The guide is written in English.', 'On the guide, to readers of other languages.');
export const noPage = message('The guide has no such page', 'The title, where an address names no page of the guide.');
export const noPageWords = message(
  'It may have been renamed. All pages are in the list.',
  'Below "The guide has no such page".',
);
export const allPages = message('All pages', 'On the link from a page of the guide to the list of its pages.');
export const before = message('Before: {title}', 'The link to the page of the guide that comes before this one.');
export const after = message('Next: {title}', 'The link to the page of the guide that comes after this one.');
export const turn = message('Pages beside this one', 'Read aloud: names the links to the page before and the next.');
