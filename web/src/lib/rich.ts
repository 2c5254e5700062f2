import type { Message, TagsOf, ValuesOf } from '@laurel/contract/message';
import { sayWith } from '@laurel/contract/say';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** A message with elements where its tags are: `rich(texts.gave, { name, strong: (words) => <b>{words}</b> })`. */
export function rich<Text extends string>(
  message: Message<Text>,
  values: NoInfer<ValuesOf<Text> & TagsOf<Text, ReactElement>>,
): ReactNode {
  return createElement(Fragment, null, ...sayWith<Text, ReactElement>(message, values));
}
