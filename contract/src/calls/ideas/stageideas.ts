import * as z from 'zod/mini';
import { call } from '#call';
import { ideaStageWordsMax, ideasAtOnceMax } from '#limits';
import { text } from '#shapes/text';
import { id } from '#shapes/wire';
import { told } from '#told';
import { ideaStage } from './open-idea.ts';
import * as texts from './texts.ts';

/** Puts ideas to a stage, all of them or none, with words for everybody who reads them. */
export const stageideas = call(
  'stageideas',
  z.strictObject({
    ideaBoxIds: z.array(id).check(
      z.minLength(1, told(texts.chooseIdea)),
      z.maxLength(ideasAtOnceMax, told(texts.ideasAtMost, { max: ideasAtOnceMax })),
      z.refine((ids) => new Set(ids).size === ids.length, told(texts.ideaTwice)),
    ),
    stage: ideaStage,
    words: text(ideaStageWordsMax),
  }),
  z.object({ message: z.string() }),
);
