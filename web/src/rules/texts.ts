import { message } from '@laurel/contract/message';

const ofRules = 'On the screen Programme: rules by which awards are confirmed by others before they are given';
export const rulesInOrder = message('Rules in their order', `${ofRules}. Read aloud: names the list of them.`);
export const firstFits = message(
  'The first rule that fits goes; the others are not asked.',
  `${ofRules}. Above the list of them.`,
);
export const noRules = message(
  'There are no rules yet. Awards are given at once, within the limits.',
  `${ofRules}. In place of the list of them.`,
);
export const beginWith = message('You may begin with one of these, and change it.', `${ofRules}. Above two examples.`);
export const take = message('Begin with this', `${ofRules}. On a button: takes an example, which follows.`);
export const addRule = message('Add a rule', `${ofRules}. On a button.`);
export const atMost = message('There may be {max, number} rules at most.', `${ofRules}.`);
export const ruleNumber = message('rule {number, number}', `${ofRules}: the place of one of them, such as "rule 2".`);
export const isNew = message('new', `${ofRules}. In a small badge: it is not saved yet.`);
export const isChanged = message('changed', `${ofRules}. In a small badge: it is otherwise than it is saved.`);
export const neverGoes = message(
  'Never goes: rule {number, number} fits all of these already.',
  `${ofRules}. Below one that another before it makes useless.`,
);
export const moveUp = message(
  'Move {rule} up',
  `${ofRules}. Names a button with an arrow. {rule} is such as "rule 2".`,
);
export const moveDown = message(
  'Move {rule} down',
  `${ofRules}. Names a button with an arrow. {rule} is such as "rule 2".`,
);
export const copyRule = message('Copy {rule}', `${ofRules}. Names a button. {rule} is such as "rule 2".`);
export const removeRule = message('Remove {rule}', `${ofRules}. Names a button. {rule} is such as "rule 2".`);
export const removeTitle = message('Remove this rule?', `${ofRules}. The title of a dialog.`);
export const remove = message('Remove', `${ofRules}. On the button of a dialog: takes a rule away.`);

const ofField = `${ofRules}. Names a field`;
export const what = message('What', `${ofField}: which kind of award a rule is for.`);
export const adhocAwards = message('Awards from budgets', `${ofRules}. A choice: what managers give of their budget.`);
export const recogniseAwards = message('Recognise awards', `${ofRules}. A choice: what administrators give.`);
export const payItForwardGifts = message(
  'Pay It Forward gifts',
  `${ofRules}. A choice: what people give of their own points.`,
);
export const nominationRatings = message(
  'Ratings of nominations',
  `${ofRules}. A choice: what reviewers give by rating a nomination.`,
);
export const giverNominates = message(
  'The giver is who nominated.',
  `${ofRules}. Below a field, where a rule is for nominations: other fields speak of "the giver".`,
);
export const when = message('When', `${ofField}: in which case awards wait.`);
export const always = message('Always', `${ofRules}. A choice: all of these awards wait.`);
export const above = message('Above so many points', `${ofRules}. A choice: those that give more points wait.`);
export const ownManager = message(
  'To the giver’s own manager',
  `${ofRules}. A choice: awards wait that somebody gives to the manager they report to.`,
);
export const outsideBudget = message(
  'Outside the budget',
  `${ofRules}. A choice: awards wait for which the giver’s budget is not enough.`,
);
export const onlyIf = message(
  'And only',
  `${ofRules}. Heads boxes to tick: what must be so too for these awards to wait.`,
);
export const abovePoints = message(
  'Points in all',
  `${ofField} of a number, above which awards wait: of all recipients together.`,
);
export const whose = message('Given by', `${ofField}: whose awards a rule is for; a choice such as "A site" follows.`);
export const everybody = message('Everybody', `${ofRules}. A choice: the awards of everybody.`);
export const ofSite = message('A site', `${ofRules}. A choice: the awards of the people of a site.`);
export const ofCluster = message('A cluster', `${ofRules}. A choice: of the people of a cluster of divisions.`);
export const ofDivision = message('A division', `${ofRules}. A choice: of the people of a division.`);
export const ofCostCentre = message('A cost centre', `${ofRules}. A choice: of the people of a cost centre.`);
export const whichOne = message(
  'Which one?',
  `${ofField} of the site, cluster, division or cost centre whose awards a rule is for.`,
);
export const asRoster = message('As the roster names it.', `${ofRules}. Below the field "Which one?".`);

const ofStep = `${ofRules}, one step after the other`;
export const steps = message('Who confirms, one step after the other', `${ofStep}. Heads the steps.`);
export const stepNumber = message('Step {number, number}', `${ofStep}. Names one of them.`);
export const confirmedBy = message('Confirmed by', `${ofStep}. Names the choice of who confirms.`);
export const howMany = message('How many', `${ofStep}. Names the choice of "One of them" and "Each of them".`);
export const oneOfThem = message('One of them', `${ofStep}. A choice: one person is enough.`);
export const eachOfThem = message('Each of them', `${ofStep}. A choice: all of these people confirm.`);
export const notTwice = message('Nobody who confirmed a step before', `${ofStep}. A box to tick.`);
export const addStep = message('Add a step', `${ofStep}. On a button.`);
export const removeStep = message('Remove step {number, number}', `${ofStep}. On a button.`);
