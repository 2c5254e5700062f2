import { message } from '#message';

export const noFeedPlace = message(
  'Please give a place in the feed.',
  'To a program that asks for a page of the feed of recognition by something that is no place in it.',
);
