import { message } from '@laurel/contract/message';

export const recogniseIntro = message(
  'Reward what somebody did with points and a card. The points come from the programme.',
  'Below the title Recognise. The programme is the company’s programme of recognition.',
);
export const payItForwardIntro = message(
  'Share points with somebody who made your day better. The points are deducted from your personal profile.',
  'Below the title Pay It Forward.',
);
export const thankYouIntro = message(
  'Send a card to somebody who made your work better. It costs no points.',
  'Below the title Thank you. "It" is sending the card.',
);
export const adhocIntro = message(
  'Reward what you saw today, without waiting for a nomination. The points come from your points to award.',
  'Below the title Adhoc Recognition. Points to award are a manager’s budget.',
);
export const celebrateIntro = message(
  'Send a card that shows you thought of their day. It costs no points.',
  'Below the title Celebrate: their birthday or work anniversary.',
);
export const whoFor = message('Who is it for?', 'Names the field of those who receive the award.');
export const whoToThank = message('Who do you want to thank?', 'Names the field of those who receive the card.');
export const whoToCelebrate = message(
  'Who do you want to celebrate?',
  'Names the field of those who receive a card for their birthday or work anniversary.',
);
export const whatFor = message('What for?', 'Names the choice of what somebody is recognised for.');
export const pointsForEach = message('Points for each', 'Names the field of how many points each recipient gets.');
export const fixedPoints = message(
  '{what} always gives {points, number}.',
  'In place of the field of how many points each recipient gets. {what} is what an award is for, such as "Happy Birthday".',
);
export const sendBy = message('Send by', 'Names the choice between e-mail and SMS.');
export const email = message('E-mail', 'A way to send a card.');
export const sms = message('SMS', 'A way to send a card: a text message to a mobile phone.');
export const deedHint = message(
  'What did they do, and what did it change?',
  'Below the field Message: what to write to those who are rewarded.',
);
export const ownLineHint = message(
  'A line of your own makes the card worth keeping.',
  'Below the field Message: an encouragement to write something.',
);
export const giveUpTo = message(
  'Please give 1 to {max, number, ::group-off} points.',
  'Below the field of points, when something else was typed. {max} is written as one types it.',
);
export const choosePoints = message(
  'Please choose how many points.',
  'Below the choice of points, when none is chosen.',
);
export const overBudget = message(
  'This needs more than the {points, number} points that you have to award.',
  'Below the choice of points. "This" is the award; {points} are left in the manager’s budget.',
);
export const overOwn = message(
  'This needs more points than the {points, number} that you have.',
  'Below the choice of points. "This" is the award; {points} are one’s own.',
);
export const preview = message('Preview', 'Read aloud: names the part of the screen that shows the card; a noun.');
export const yourCard = message('Your e-card', 'Above the card as it will look.');
export const cardEach = message(
  'Everybody gets a card of their own.',
  'Below the card as it will look, when it goes to several people.',
);
export const somebodySpecial = message(
  'somebody special',
  'On a card after "For", in the place of a name, while nobody is chosen.',
);
export const everybodyIn = message(
  'everybody in {division}',
  'On a card after "For", in the place of a name. {division} is a part of the company.',
);
export const everybodyInAndMore = message(
  'everybody in {division} and {more, plural, other {# more}}',
  'On a card after "For", in the place of a name. {division} is a part of the company; {more} people or divisions.',
);
export const namesAndMore = message(
  '{names} and {more, plural, other {# more}}',
  'One or several names with commas, and how many people or divisions there are besides.',
);
export const yourBudget = message('Your points to award', 'Read aloud: names the part that shows a manager’s budget.');
export const thisAward = message('This award', 'Names the points that the award takes from the budget.');
export const afterwards = message('Afterwards', 'Names the points that are left in the budget after the award.');
export const sum = message(
  '{people, plural, one {# person} other {# people}} × {each, number} = {total, number} {pointsName}.',
  'What an award takes: people times points for each. {pointsName} is what the company calls its points.',
);
export const sumTooMany = message(
  '{people, plural, one {# person} other {# people}} × {each, number} = {total, number} {pointsName}. That is {excess, number} too many.',
  'What an award takes, and how many points more than the budget holds. {pointsName} is what the company calls points.',
);
export const chooseWhoTakes = message(
  'Choose who, and see here what it takes in all.',
  'In the place of a sum: nobody is chosen yet. "It" is the award, which takes points from a budget.',
);
export const counting = message('Counting people and points…', 'In the place of a sum that is on its way.');
export const peopleChoosePointsEach = message(
  '{people, plural, one {# person} other {# people}}. Choose the points for each.',
  'In the place of a sum: so many people are chosen, and no points yet.',
);
export const goesTo = message(
  'Goes to {people, plural, one {# person} other {# people}}',
  'What is said of a card before it is sent: "it" is the card.',
);
export const totalPoints = message(
  'Total {points, number} {pointsName}',
  'A sum of points in bold. {pointsName} is what the company calls its points.',
);
export const peopleTimesPoints = message(
  '{people, plural, one {# person} other {# people}} × {each, number} {pointsName}',
  'Below the total: people times points for each. {pointsName} is what the company calls its points.',
);
export const chooseWhoCosts = message(
  'Choose who, and see here what it costs in all.',
  'In the place of a sum: nobody is chosen yet. "It" is the award.',
);
export const peopleChoosePoints = message(
  '{people, plural, one {# person} other {# people}}. Choose the points, and see here what it costs in all.',
  'In the place of a sum: so many people are chosen, and no points yet.',
);
export const programmePays = message(
  'The programme pays: your own points stay as they are.',
  'Below what an award costs. The programme is the company’s programme of recognition.',
);
export const deducted = message(
  'Deducted from your personal profile, which holds {points, number} {pointsName}.',
  'Below what an award costs, of the points. {pointsName} is what the company calls its points.',
);
export const deductedTooFew = message(
  'Deducted from your personal profile, which holds {points, number} {pointsName}: {missing, number} too few.',
  'Below what an award costs, of the points. {pointsName} is what the company calls its points.',
);
export const deductedLeft = message(
  'Deducted from your personal profile, which holds {points, number} {pointsName}; {left, number} are left afterwards.',
  'Below what an award costs, of the points. {pointsName} is what the company calls its points.',
);
export const sendCardTo = message(
  'Send this card to {people, plural, one {# person} other {# people}}?',
  'The title of a dialog before a card goes to many.',
);
export const eachGetsCard = message(
  'Each of them gets it in My Recognition and as a message.',
  'In a dialog before a card goes to many: "it" is the card, My Recognition the screen of what one received.',
);
export const sendCards = message(
  '{cards, plural, one {Send the card} other {Send # cards}}',
  'On the button of a dialog before a card goes to many.',
);
export const givePointsTo = message(
  'Give {points, number} {pointsName} to {people, plural, one {# person} other {# people}}?',
  'The title of a dialog before many points go. {pointsName} is what the company calls its points.',
);
export const givePoints = message(
  'Give {points, number} {pointsName}',
  'On the button of a dialog before many points go. {pointsName} is what the company calls its points.',
);
export const eachFromBudget = message(
  'Each gets {points, number} {pointsName}, from your points to award.',
  'In a dialog before many points go: each recipient, from a manager’s budget.',
);
export const eachFromOwn = message(
  'Each gets {points, number} {pointsName}, from your own points.',
  'In a dialog before many points go: each recipient.',
);
export const eachFromProgramme = message(
  'Each gets {points, number} {pointsName}, from the programme.',
  'In a dialog before many points go: each recipient; the company’s programme of recognition pays.',
);
export const leftAfterwards = message(
  '{points, number} are left afterwards.',
  'In a dialog before many points go, after "Each gets 500 points, from your own points."',
);
export const missingAsked = message(
  'Your budget lacks {points, plural, one {# point} other {# points}} of it: they are asked for with the award.',
  'Below what an award costs, before it is sent: who confirms it grants what is missing.',
);
export const selfLeftOut = message(
  'You yourself are left out.',
  'Below what an award costs: one gives to all but oneself.',
);
export const notRegistered = message(
  'Not registered yet, and so not among them: {names}.',
  'Below what an award costs: people who do not use the portal yet and get nothing. {names} may end in "and 3 others".',
);
export const unreachable = message(
  'No address for this way of sending, so seen in the portal only: {names}.',
  'Below what an award costs: no e-mail or SMS reaches them. {names} may end in "and 3 others".',
);
export const pointsInAll = message('Points in all', 'Names the sum of what all recipients got.');
export const youHaveLeft = message('You have left', 'Names the points that one still has oneself.');
export const youHaveLeftToAward = message('You have left to award', 'Names the points still in a manager’s budget.');
export const portalOnly = message(
  'Seen in the portal only',
  'Names those whom no e-mail or SMS reaches: they see what they got in the portal.',
);
const which = 'On the screen of adhoc awards, to a delegate: a field that chooses from whose budget they give';
export const fromWhich = message('From', `${which}.`);
export const fromOwn = message('My budget', `${which}: a choice.`);
export const fromLent = message(
  'For {name}: {left, number} of {most, number} left',
  `${which}: a choice. {name} is away; so many points may still be given of those that were lent.`,
);
