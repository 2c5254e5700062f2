import type { Output } from '@laurel/contract/call';
import type { contentblock } from '@laurel/contract/calls/content/contentblock';
import { useEffect, useRef, useState } from 'react';
import { useAskedToStay } from '#form/use-asked-to-stay.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { notify } from '#ui/overlays/toasts.ts';

export type Text = Output<typeof contentblock>;

export interface Written {
  title: string;
  markdown: string;
  /** Of the text when it was read. */
  revision: number;
}

const rules = () =>
  import('@laurel/contract/calls/content/contentdraftsave').then(({ contentdraftsave }) => contentdraftsave);

/** What one goes on from: what is being written, or else what members read. */
export function writtenIn({ draft, published, revision }: Pick<Text, 'draft' | 'published' | 'revision'>): Written {
  const { title = '', markdown = '' } = draft ?? published ?? {};
  return { title, markdown, revision };
}

function isSame(one: Written, other: Written): boolean {
  return one.title === other.title && one.markdown === other.markdown;
}

/**
 * The form of a text. What the server has anew is taken over where nothing was written meanwhile; where something was, both are kept
 * until somebody chooses.
 */
export function useTextForm(text: Text, onPublish: () => void) {
  const { contentKey, language } = text;
  const [saved, setSaved] = useState(() => writtenIn(text));
  const publishes = useRef(false);
  const isChanged = (values: Written) => !isSame(values, saved);
  const form = useCallForm({
    name: 'contentdraftsave',
    rules,
    empty: saved,
    draft: { place: `words.${contentKey}.${language}`, isBegun: isChanged },
    key: `words.${contentKey}.${language}`,
    inputOf: (values) => ({ ...values, contentKey, language }),
    onFaulty: () => {
      publishes.current = false;
    },
    onSent: ({ message, revision }, values) => {
      take({ ...values, revision });
      if (publishes.current) onPublish();
      else notify(message);
      publishes.current = false;
    },
    onFailed: () => {
      publishes.current = false;
    },
  });
  const { values } = form;
  const take = (written: Written) => {
    setSaved(written);
    form.reset(written);
  };
  const theirs = writtenIn(text);
  const isOld = theirs.revision > values.revision;
  const isDirty = isChanged(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision is the cause
  useEffect(() => {
    if (isOld && !isDirty) take(theirs);
  }, [isOld, isDirty, theirs.revision]);
  useAskedToStay(isDirty);
  return {
    ...form,
    isDirty,
    /** Somebody else was quicker. */
    isConflict: isOld && isDirty,
    takeTheirs: () => take(theirs),
    keepMine: () => {
      setSaved(theirs);
      form.change({ revision: theirs.revision });
    },
    undo: () => form.reset(saved),
    /** Saves what is not saved, and goes on to publish. */
    publish: () => {
      if (!isDirty) return onPublish();
      publishes.current = true;
      form.form.ref.current?.requestSubmit();
    },
  };
}
