import { message } from '@laurel/contract/message';

export const placeholder = message(
  'People, cards, rewards, help…',
  'In the empty field that searches the whole portal: examples of what it finds.',
);
export const openKey = message(
  'Ctrl K',
  'On the button that opens the search: the keys that open it too, as the keyboards of the language name them (German: Strg).',
);
export const label = message(
  'Search the whole portal',
  'Names the field that finds people, cards, rewards, help and screens.',
);
export const found = message('What was found', 'Read aloud: names the list below the field that searches the portal.');
export const group = message(
  '{group, select, recent {Lately} actions {What you can do} screens {Screens} help {Help} people {People} cards {Cards} ideas {Ideas} other {Rewards}}',
  'Heads one kind of what a search of the portal found. "Lately": what the reader opened from it before. "Cards": e-cards of thanks.',
);
export const counted = message(
  '{count, plural, =0 {Nothing found} one {# result} other {# results}}',
  'Read aloud while one types: how much a search of the portal found.',
);
export const nothing = message(
  'Nothing is called “{search}”.',
  'Where a search of the portal finds nothing. {search} is what was typed.',
);
export const nothingHint = message(
  'Fewer letters, or another word, may find it.',
  'Below "Nothing is called …", where a search of the portal finds nothing.',
);
export const looking = message(
  'Looking further…',
  'Below what a search found at once, while the server is still asked.',
);
export const offline = message(
  'There is no connection: only screens, help and what you can do are found.',
  'Below the field that searches the portal.',
);
export const failed = message(
  'People, cards, ideas and rewards could not be searched.',
  'Below the field that searches the portal. The reason and "Try again" follow.',
);
export const more = message(
  '{group, select, people {More people} cards {More cards} other {More rewards}}',
  'The last line of a group of what a search found: it shows more of that kind.',
);
export const inIdeaBox = message(
  'All of them in the Idea Box',
  'The last line of the ideas that a search found: it leads to the list of them.',
);
export const inShop = message(
  'All of them in the shop',
  'The last line of the rewards that a search found: it leads to the shop.',
);
export const stillMore = message(
  'There are more. Another word finds them.',
  'Below a long list of what a search found.',
);
export const thank = message('Thank', 'On the small link beside a colleague whom a search found; a verb.');
export const thankName = message(
  'Thank {name}',
  'Read aloud: the small link "Thank" beside a colleague whom a search found.',
);
export const fromTo = message('{from} to {people}', 'Whose card a search found: who gave it and who received it.');
export const inGuide = message('In the guide', 'Beside the title of a page of the guide that a search found.');
export const inPage = message(
  'In “{title}”',
  'Beside a heading that a search found on a page of the company. {title} is the page.',
);
export const clear = message(
  'Forget these',
  'The last line of what the reader opened lately from the search: it empties that list.',
);
export const keys = message(
  '<key>↑</key> <key>↓</key> choose · <key>↵</key> open · <key>Esc</key> close',
  'At the foot of the search of the portal: what keys do. Keep the signs of the keys.',
);
export const keyBeside = message(
  '<key>{arrow}</key> thank',
  'At the foot of the search: the arrow key that goes to "Thank" beside a person.',
);

export const doThank = message('Thank somebody', 'What the search of the portal offers to do: it opens the composer.');
export const doGive = message(
  'Give some of my points',
  'What the search of the portal offers to do: to give own points to a colleague.',
);
export const doPicture = message('Change my picture or my details', 'What the search of the portal offers to do.');
export const doNotices = message(
  'Choose what I am told',
  'What the search of the portal offers to do: it leads to the choices about notices.',
);
export const doDark = message('Use dark colours', 'What the search of the portal offers to do.');
export const doLight = message('Use light colours', 'What the search of the portal offers to do.');
export const doDecide = message(
  'Decide what waits for me',
  'What the search of the portal offers to managers and administrators: it leads to To do.',
);
export const notices = message(
  'Notices',
  'The screen of what the portal told somebody, as the search of the portal calls it.',
);
export const myNominations = message(
  'My nominations',
  'The list of whom somebody nominated, as the search of the portal calls it.',
);

// Read by nobody: what people type who call a screen otherwise. Each language has words of its own, as many as it needs.

export const otherHome = message(
  'start, overview, main page',
  'Shown to nobody: other words that people type who look for “home, Home”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherTodo = message(
  'tasks, pending, waiting, decide, approve',
  'Shown to nobody: other words that people type who look for “To do”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherNominate = message(
  'propose, suggest, award, behaviours',
  'Shown to nobody: other words that people type who look for “Nominate”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherThank = message(
  'thanks, card, e-card, appreciate, praise, kudos',
  'Shown to nobody: other words that people type who look for “Thank you”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherCelebrations = message(
  'birthday, anniversary, congratulate, jubilee',
  'Shown to nobody: other words that people type who look for “Celebrate”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherPayItForward = message(
  'give points, gift, send points, peer to peer',
  'Shown to nobody: other words that people type who look for “Pay It Forward”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherAward = message(
  'award points, bonus, reward somebody, spot award',
  'Shown to nobody: other words that people type who look for “Recognise and Adhoc Recognition”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherReviews = message(
  'review, rate, stars, nominated, submissions',
  'Shown to nobody: other words that people type who look for “Nominations”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherReport = message(
  'figures, statistics, export, spreadsheet',
  'Shown to nobody: other words that people type who look for “Management Report”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherPot = message(
  'my budget, points to award, transactions',
  'Shown to nobody: other words that people type who look for “Management Statement”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherApprovals = message(
  'approve, confirm, second pair of eyes, requests',
  'Shown to nobody: other words that people type who look for “Second person”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherMyRecognition = message(
  'my cards, received, sent, inbox of cards',
  'Shown to nobody: other words that people type who look for “My Recognition”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherFeed = message(
  'news, wall, what is new, latest',
  'Shown to nobody: other words that people type who look for “Recent Recognition”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherWall = message(
  'winners, heroes, best',
  'Shown to nobody: other words that people type who look for “Wall of Fame”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherGetToKnow = message(
  'hobbies, dreams, interests, introduce',
  'Shown to nobody: other words that people type who look for “Get To Know”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherRewards = message(
  'shop, store, catalogue, vouchers, spend points, products',
  'Shown to nobody: other words that people type who look for “Rewards”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherBasket = message(
  'cart, checkout, trolley, pay',
  'Shown to nobody: other words that people type who look for “Basket”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherOrders = message(
  'purchases, delivery, bought, voucher code',
  'Shown to nobody: other words that people type who look for “Recent Orders”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherStatement = message(
  'balance, transactions, account, history, points',
  'Shown to nobody: other words that people type who look for “Points Statement”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherIdeas = message(
  'suggestion, proposal, improve',
  'Shown to nobody: other words that people type who look for “Idea Box”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherCompetition = message(
  'contest, challenge, win',
  'Shown to nobody: other words that people type who look for “Competition”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherProgramme = message(
  'settings, configuration, rules, values, limits, features',
  'Shown to nobody: other words that people type who look for “Programme”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherDesk = message(
  'dispatch, refund, deliveries, stock',
  'Shown to nobody: other words that people type who look for “Order desk”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherUpload = message(
  'import, CSV, Excel, roster, employees',
  'Shown to nobody: other words that people type who look for “Data Upload”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherWords = message(
  'content, pages, translations, wording',
  'Shown to nobody: other words that people type who look for “Texts of the company”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherLooks = message(
  'design, colours, logo, branding, theme',
  'Shown to nobody: other words that people type who look for “Looks”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherPeople = message(
  'employees, directory, staff, members, colleagues',
  'Shown to nobody: other words that people type who look for “People”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherCorrections = message(
  'undo, take back, fix points, refund points',
  'Shown to nobody: other words that people type who look for “Corrections”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherBudgets = message(
  'pots, allowance, managers, points to award',
  'Shown to nobody: other words that people type who look for “Budgets”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherInbox = message(
  'questions, support, feedback, contact messages',
  'Shown to nobody: other words that people type who look for “Inbox”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherReported = message(
  'moderation, complaints, abuse, hide',
  'Shown to nobody: other words that people type who look for “Reported content”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherMessages = message(
  'e-mails, SMS, delivery, outbox',
  'Shown to nobody: other words that people type who look for “Messages”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherAudit = message(
  'log, history, who did what, evidence',
  'Shown to nobody: other words that people type who look for “Audit”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherProfile = message(
  'account, settings, photo, picture, name, mobile number, e-mail address, language, privacy',
  'Shown to nobody: other words that people type who look for “My Profile”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherYear = message(
  'summary, review of the year, statistics',
  'Shown to nobody: other words that people type who look for “My year”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherAway = message(
  'holiday, vacation, absence, delegate, stand-in, out of office',
  'Shown to nobody: other words that people type who look for “Away”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherHelp = message(
  'help, instructions, manual, questions, explain, support',
  'Shown to nobody: other words that people type who look for “How it works, FAQ and the guide”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherContact = message(
  'support, question, problem, complaint, feedback, e-mail us',
  'Shown to nobody: other words that people type who look for “Contact Us”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherNotices = message(
  'notifications, alerts, bell, reminders, e-mails, push',
  'Shown to nobody: other words that people type who look for “Notices”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherSignOff = message(
  'sign off, sign out, log off, leave, end session',
  'Shown to nobody: other words that people type who look for “Log out”, with commas between them. Not a translation word by word: whatever people say.',
);
export const otherScheme = message(
  'dark mode, light mode, night, colours, theme, contrast',
  'Shown to nobody: other words that people type who look for “switching between dark and light colours”, with commas between them. Not a translation word by word: whatever people say.',
);
