import type { FormErrors } from '@laurel/contract/errors';
import { say } from '@laurel/contract/say';
import { useEffect, useRef } from 'react';
import { errorWords, isBesideFields } from '#api/call-error.ts';
import { carriedBy } from '#api/refusal.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { awardOf, ownErrors, pointsEach } from '#giving/award-form.ts';
import { rulesOf, waysOf } from '#giving/award-kinds.ts';
import { quoted, showChangedQuote } from '#giving/quote.ts';
import { useQuote } from '#giving/use-quote.ts';
import * as common from '#lib/texts.ts';
import { nominationOf } from '#nominating/nominate-form.ts';
import { useLinkedChoice } from '#picker/linked-recipient.ts';
import { useMember } from '#session/member.ts';
import { useDraft } from '#session/use-draft.ts';
import { celebrate } from '#ui/overlays/celebrate.ts';
import { notify } from '#ui/overlays/toasts.ts';
import { kindsFor, kindsOf } from './kinds.ts';
import * as texts from './texts.ts';
import {
  awardOfThanks,
  changedFields,
  emptyThanks,
  isBegun,
  namedErrors,
  nominationOfThanks,
  type SentThanks,
  type ThanksForm,
} from './thanks-form.ts';

const rewardRules = () => import('@laurel/contract/calls/awards/doreward').then(({ doreward }) => doreward);
const nominationRules = () => import('@laurel/contract/calls/nominations/newnom').then(({ newnom }) => newnom);

/** What is filled in, what can become of it, and the call that makes it so. */
export function useThanks(memberId: string | undefined, onSent: (sent: SentThanks) => void) {
  const filled = useFilled(memberId);
  const { values, kind } = filled;
  const forms = useCalls(filled, onSent);
  const form = kind === 'nomination' ? forms.nomination : forms.award;
  const change = (part: Partial<ThanksForm>) => {
    // What is on its way is what stands here.
    if (form.isSending) return;
    filled.setValue((before) => ({ ...before, ...part }));
    // What is wrong of one kind is nothing of another's.
    form.change(changedFields(kind, 'kind' in part ? { ...values, ...part } : part));
  };
  const { problem: linkProblem, recipient } = useLinkedChoice(memberId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the person is found
  useEffect(() => {
    if (recipient && values.recipients.length === 0) change({ recipients: [recipient] });
  }, [recipient]);
  const { quoting } = forms;
  const { recipientsError } = quoting;
  const errors: FormErrors = {
    ...(recipientsError && { recipients: recipientsError }),
    ...namedErrors(kind, form.errors),
  };
  const isChanged = carriedBy<'doreward'>(form.error).quote !== undefined;
  return {
    ...filled,
    ...forms.counted,
    quoting,
    form: form.form,
    isSending: form.isSending,
    change,
    linkProblem,
    errors,
    /** Words for a quote that changed between seeing and sending. */
    changed: isChanged && form.error ? errorWords(form.error) : '',
    failure: form.error && !isChanged && !isBesideFields(form.error) ? errorWords(form.error) : undefined,
    beginAnew: () => {
      filled.forget();
      filled.setValue({ ...filled.empty, recipients: recipient ? [recipient] : [] });
      form.reset();
    },
  };
}

/** The draft, and what may become of it: whoever it is for may leave less to choose from. */
function useFilled(memberId: string | undefined) {
  const member = useMember();
  const ways = waysOf(member);
  const kinds = kindsOf(member);
  const empty = emptyThanks(kinds[0] ?? 'thankyou', ways);
  const { value: values, ...draft } = useDraft<ThanksForm>(
    {
      place: `thanks.${memberId ?? ''}`,
      isBegun: (filled) => isBegun(filled, empty, memberId),
      fitting: (filled) => ({ ...filled, sendBy: ways.includes(filled.sendBy) ? filled.sendBy : empty.sendBy }),
      isSaidByForm: true,
    },
    empty,
  );
  const possible = kindsFor(kinds, values.recipients, member);
  const kind = possible.includes(values.kind) ? values.kind : (possible[0] ?? 'nomination');
  const rules = rulesOf(kind === 'nomination' ? 'thankyou' : kind, undefined, ways);
  return { member, empty, values, ...draft, kinds, possible, kind, rules, award: awardOfThanks(rules, values) };
}

type Filled = ReturnType<typeof useFilled>;

/** The two calls of it: one gives at once, one nominates. */
function useCalls({ member, kind, rules, values, award, empty, ...draft }: Filled, onSent: (sent: SentThanks) => void) {
  const isGone = useIsGone();
  const each = pointsEach(rules, award);
  const quoting = useQuote(rules.kind, kind === 'nomination' ? { ...award, recipients: [] } : award, each);
  const afterwards = (sent: SentThanks, isGiven: boolean) => {
    draft.forget();
    draft.setValue(empty);
    if (isGiven) celebrate();
    // Who closed it meanwhile hears of it all the same.
    if (isGone.current) notify(sent.answer.message);
    else onSent(sent);
  };
  const failed = (error: Error) => {
    if (isGone.current) notify(say(texts.sentAway, { failure: errorWords(error) }));
  };
  const given = useCallForm({
    name: 'doreward',
    rules: rewardRules,
    empty: {},
    key: `thanks.${rules.kind}`,
    inputOf: () => awardOf(rules.kind, rules, award),
    own: () => ownErrors(rules.kind, rules, award, quoting.quote),
    prepare: (input) => quoted(input, member.pointsName || say(common.points)),
    errors: 'screen',
    onSent: (answer) => afterwards({ kind: rules.kind, form: award, answer }, !answer.second),
    onFailed: (error, input) => {
      if (!showChangedQuote(error, input)) failed(error);
    },
  });
  const nomination = useCallForm({
    name: 'newnom',
    rules: nominationRules,
    empty: {},
    key: 'thanks.nomination',
    inputOf: () => nominationOf(nominationOfThanks(values)),
    errors: 'screen',
    onSent: (answer) => afterwards({ kind: 'nomination', members: values.recipients, answer }, true),
    onFailed: failed,
  });
  return { award: given, nomination, quoting, counted: { each } };
}

/** Whether the composer was closed meanwhile. */
function useIsGone() {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return isGone;
}
