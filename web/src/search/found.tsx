import type { Output } from '@laurel/contract/call';
import type { FoundCard, FoundIdea, FoundPerson, FoundReward, find } from '@laurel/contract/calls/search/find';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { ideaStageWords } from '@laurel/contract/programme/idea-words';
import { valueWords } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import { peopleWords } from '#feed/feed-words.ts';
import { formatDate } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { Face } from '#people/Face.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { paths } from '../paths.ts';
import type { Option } from './option.ts';
import { Sign } from './Sign.tsx';
import * as texts from './texts.ts';

type Found = Output<typeof find>;

interface Wish {
  search: string;
  /** Their points by name. */
  pointsName: string;
  /** Whom it is shown to. */
  memberId: string;
  /** Asks for more; undefined where these are all that are listed. */
  showMore: (() => void) | undefined;
}

/** What the server found, in the order of its groups. */
export function foundOptions({ people, cards, ideas, rewards }: Found, wish: Wish): Option[] {
  return [
    ...people.list.map((person) => ofPerson(person, wish.memberId)),
    ...moreOf('people', people.isMore, wish),
    ...cards.list.map(ofCard),
    ...moreOf('cards', cards.isMore, wish),
    ...ideas.list.map(ofIdea),
    ...(ideas.isMore ? [inIdeaBox(wish.search)] : []),
    ...rewards.list.map((reward) => ofReward(reward, wish.pointsName)),
    ...(rewards.isMore ? [inShop(wish.search)] : []),
  ];
}

function ofPerson({ memberId, memberName, picId, division, hasPage, mayThank }: FoundPerson, ownId: string): Option {
  const card = paths.recognise(memberId, 'thankyou');
  const id = `person ${memberId.slice(2)}`;
  const page = memberId === ownId && !hasPage ? paths.profile : paths.colleague(memberId);
  const thank: Option = {
    id: `${id} thank`,
    group: 'people',
    label: say(texts.thank),
    spoken: say(texts.thankName, { name: memberName }),
    to: card,
    thanks: { memberId },
  };
  return {
    id,
    group: 'people',
    label: memberName,
    detail: division,
    sign: <Face name={memberName} picId={picId} size={36} />,
    to: hasPage || !mayThank ? page : card,
    picId,
    ...(mayThank && (hasPage ? { beside: thank } : { thanks: { memberId } })),
  };
}

function ofCard({ place, type: _, from, value, date, message, messageLanguage, ...to }: FoundCard): Option {
  return {
    id: `card ${place}`,
    group: 'cards',
    label: say(texts.fromTo, { from: from.memberName, people: peopleWords(to) }),
    detail: `${valueWords(value)} · ${formatDate(date)}`,
    quote: message,
    quoteLanguage: messageLanguage,
    sign: <Face name={from.memberName} picId={from.picId} size={36} />,
    to: paths.recognitionItem(place),
  };
}

function ofIdea({ ideaBoxId, title, idea, by, date, stage }: FoundIdea): Option {
  return {
    id: `idea ${ideaBoxId}`,
    group: 'ideas',
    label: title,
    detail: [by.memberName, say(ideaStageWords[stage]), formatDate(date)].join(' · '),
    quote: idea,
    sign: <Sign of="ideas" />,
    to: paths.idea(ideaBoxId),
  };
}

function inIdeaBox(search: string): Option {
  const group = 'ideas';
  return { id: `more ${group}`, group, label: say(texts.inIdeaBox), to: paths.ideasOfAll(search) };
}

function ofReward(
  { productId, productName, brand, imageFile, catKey3, cat3, pointsPrice }: FoundReward,
  name: string,
): Option {
  const price = say(common.amount, { points: pointsPrice, pointsName: pointsNamed(pointsPrice, name) });
  return {
    id: `reward ${productId}`,
    group: 'rewards',
    label: productName,
    detail: [brand, price, cat3].filter((word) => word !== '').join(' · '),
    sign: imageFile ? <Picture src={imageFile} alt="" width={36} height={36} /> : <Sign of="rewards" />,
    to: paths.rewards(catKey3, productName),
  };
}

function moreOf(group: 'people' | 'cards', isMore: boolean, { showMore }: Wish): Option[] {
  if (!isMore || !showMore) return [];
  return [{ id: `more ${group}`, group, label: say(texts.more, { group }), run: showMore, staysOpen: true }];
}

function inShop(search: string): Option {
  const group = 'rewards';
  return { id: `more ${group}`, group, label: say(texts.inShop), to: paths.rewards(undefined, search) };
}

/** What is no thing that was found, but a way to more of them. */
export function isWayOn({ id }: Option): boolean {
  return id.startsWith('more ');
}
