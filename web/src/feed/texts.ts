import { message } from '@laurel/contract/message';

export const recognition = message('Recognition', 'Heads the feed of who recognised whom, and names it.');
export const whose = message(
  'Show',
  'Names the choice whose recognition the feed shows: everybody’s, one’s own team’s.',
);
export const scope = message(
  '{scope, select, everybody {Everybody} mine {Mine} team {My team} division {My division} other {My country}}',
  'A choice of the feed of recognition: whose recognition it shows.',
);
export const gave = message(
  '{deed, select, celebrated {<strong>{giver}</strong> celebrates <names>{people}</names>} thanked {<strong>{giver}</strong> thanked <names>{people}</names>} congratulated {<strong>{giver}</strong> congratulated <names>{people}</names>} recognised {<strong>{giver}</strong> recognised <names>{people}</names>} other {<strong>{giver}</strong> paid it forward to <names>{people}</names>}}',
  'On an item of the feed of recognition: who gave something to whom. Names, in their own tags.',
);
export const moreThan = message(
  '{names} and more than {count, number} others',
  'Some people by name, and that there are more of them than are counted.',
);
export const everybodyOf = message(
  'Show everybody',
  'On the button that lists everybody to whom something was given at once.',
);
export const givenTo = message('Given to', 'Heads the list of everybody to whom something was given at once.');
export const amount = message(
  '{points, number} {pointsName} each',
  'On an item of the feed of recognition that went to several: what each of them got.',
);
export const openCard = message('Open the card', 'A link from the feed to a card that the reader gave or received.');
export const news = message(
  '{count, plural, one {# new} other {# new}}',
  'On the button above the feed: so many items have come that are not shown yet.',
);
export const newsOver = message('More than {count, number} new', 'The same, where more have come than are counted.');
export const nothing = message(
  '{scope, select, mine {You have neither given nor received a card that stands here.} other {Nothing has been given here yet.}}',
  'In place of the feed of recognition, where it is empty.',
);
export const nothingHint = message(
  'Thank somebody: it takes a minute, and stays for years.',
  'Below, where the feed of recognition is empty.',
);
export const noFurther = message('That is all there is.', 'Below the last item of the feed of recognition.');
export const celebratedOn = message(
  '{day} · birthdays and anniversaries',
  'Heads who celebrated on a day; the day comes first.',
);
export const birthday = message('Birthday', 'Beside who had a birthday on that day.');
export const years = message(
  '{years, plural, one {# year} other {# years}}',
  'Beside who had a work anniversary on that day: how long they have been there.',
);
export const andOthers = message(
  '{count, plural, one {and # other} other {and # others}}',
  'Below the first of those who celebrated on a day.',
);
export const audience = message(
  '{audience, select, everybody {Everybody} division {My division and my team} team {My team} other {Only the two of us}}',
  'A choice of who sees a card that the reader received: beside who gave it.',
);
export const seenBy = message('Who sees this card', 'Names the choice of who sees a card that the reader received.');
export const seenHint = message('Besides you and whoever gave it.', 'Below the choice of who sees a card.');
export const seenByGiver = message(
  '{audience, select, everybody {Everybody sees this card.} division {Their division and their team see this card.} team {Their team sees this card.} other {Only the two of you see this card.}}',
  'Below a card that the reader gave: who sees it, as its receiver has chosen.',
);
export const onlyUs = message('Only the two of you', 'On one’s own card in the feed: nobody else sees it.');
export const celebrateNamed = message(
  'Send a card<unseen> to {name}</unseen>',
  'On a link in the feed beside somebody who celebrates: to the form for an e-card; read aloud, the name follows.',
);
export const onlyYou = message('Only you', 'On one’s own card of the company: nobody else sees it, or is to see it.');
export const onlySome = message(
  '{audience, select, division {Their division and team} other {Their team}}',
  'On one’s own card in the feed: besides the two, those see it whom its receiver has chosen.',
);
export const showPoints = message(
  'Show its points',
  'A box below the choice of who sees a card: others see how many points it has.',
);
export const ownTitle = message('Who sees my recognition', 'Heads the choice of who sees the cards that one will get.');
export const ownIntro = message(
  'For each card that you get. You can say otherwise on each one, before or after.',
  'Below that heading.',
);
export const ownLabel = message('Cards that I get are seen by', 'Names that choice.');
export const asCompany = message(
  'As the company has it: {audience}',
  'The first choice of who sees the cards that one will get; followed by another of the choices.',
);
export const ownPoints = message(
  'Show their points',
  'A box below that choice: others see how many points a card has.',
);
export const alsoEarlier = message(
  'Also for the cards that I have got',
  'A box below that choice: it goes for earlier cards as well.',
);
export const earlierHint = message(
  'Never to more people than whoever gave a card allowed.',
  'Below the box that makes a choice go for earlier cards as well.',
);
export const save = message('Save', 'On the button that keeps who sees the cards that one will get.');
export const willSee = message(
  '{audience, select, everybody {Everybody will see it.} division {Their division and their team will see it.} team {Their team will see it.} other {Nobody else will see it.}}',
  'Below the form of a card, before it is sent: who will see it besides giver and receiver, who has chosen so.',
);
export const willSeeSome = message(
  '{people, plural, one {# card} other {# cards}}: {audience, select, everybody {everybody} division {their division and their team} team {their team} other {nobody else}}',
  'One of several parts of who will see cards that go to several people: so many cards, and who sees these.',
);
export const willBeSeen = message('Who will see it', 'Heads who will see a card, before it is sent.');
export const asChosen = message('As those who get it have chosen.', 'Below who will see a card, before it is sent.');
export const betweenUs = message('Only between us', 'A box in the form of a card: nobody else is to see it.');
export const betweenUsHint = message(
  'Nobody else sees it, now or later.',
  'Below the box that keeps a card between its giver and its receiver.',
);
export const react = message('React', 'On the button that opens the six reactions to what somebody was given.');
export const reactions = message('Reactions', 'Names the six reactions to choose from, and heads who reacted.');
export const reaction = message(
  '{reaction, select, applause {Well done} love {Love it} celebrate {Let’s celebrate} brilliant {Brilliant} outstanding {Outstanding} other {Grateful}}',
  'What somebody says with one touch to what was given: short, below or beside a small drawing (thumb up, heart, confetti, light bulb, medal, hand in hand).',
);
export const you = message('You', 'The reader, first in a list of who reacted: You, Ann Lee and 3 others.');
export const thankGiver = message(
  'Thank {name}',
  'On a button below what one was given: thanks its giver with one touch.',
);
export const thanked = message(
  '{name} knows that you are grateful.',
  'Below what one was given, after one thanked its giver with one touch.',
);

export const commentsCount = message(
  '{count, plural, =0 {Comment} one {# comment} other {# comments}}',
  'On the button that opens what people wrote to what somebody was given; where nobody has, it says what one does there.',
);
export const commentsOver = message(
  'More than {count, plural, one {# comment} other {# comments}}',
  'The same, where there are more than are counted.',
);
export const comments = message('Comments', 'Names the list of what people wrote to what somebody was given.');
export const earlierComments = message('Earlier comments', 'On the button above the comments that shows older ones.');
export const yourComment = message('Your comment', 'Names the field in which one writes to what somebody was given.');
export const sendComment = message('Send', 'On the button that sends a comment.');
export const changeComment = message('Change', 'On the button below one’s own comment; then names its field.');
export const saveComment = message('Save', 'On the button that keeps one’s own comment as it was changed.');
export const removeComment = message('Remove', 'On the button below one’s own comment.');
export const removeQuestion = message(
  'Remove this comment? Nobody can bring it back.',
  'Asked before one’s own comment is removed.',
);
export const removeIt = message('Remove it', 'The answer to that question.');
export const editedComment = message('changed', 'Beside the time of a comment: its writer has changed it since.');
export const hiddenComment = message(
  'Somebody who looks after what people write here has hidden this comment. Only you still see it.',
  'Below one’s own comment.',
);
export const somebodyLeft = message('somebody who has left', 'In a comment, in place of the name of somebody erased.');
export const report = message(
  '{of, select, comment {Report this comment} idea {Report this idea} signature {Report this signature} other {Report this card}}',
  'On a button below an e-card or an idea, or names one beside a comment, and the title of its dialog.',
);
export const reportHint = message(
  '{of, select, comment {Somebody of your company looks at it. Its writer does not learn who reported it.} idea {Somebody of your company looks at it. Its author does not learn who reported it.} signature {Somebody of your company looks at it. Who signed does not learn who reported it.} other {Somebody of your company looks at it. Its giver does not learn who reported it.}}',
  'In the dialog in which somebody reports a card, a comment or an idea.',
);
export const reportWhy = message(
  'What is wrong with it?',
  'Names the choice of a reason for reporting a card or a comment.',
);
export const reportReason = message(
  '{reason, select, offensive {It hurts or insults} untrue {It is not true} private {It tells something private} advert {It is no thanks, but an advertisement} other {Something else}}',
  'A reason for reporting a card or a comment, in a choice.',
);
export const reportWords = message('In your words', 'Names the field of what is wrong with a card or a comment.');
export const sendReport = message('Report', 'On the button that reports a card or a comment.');
export const reportedByYou = message(
  '{of, select, comment {You reported this comment.} idea {You reported this idea.} signature {You reported this signature.} other {You reported this card.}}',
  'Below a card, a comment or an idea that the member reported.',
);
export const withdrawReport = message(
  'Withdraw the report',
  'On the button that takes the report of a card or a comment back.',
);
