import type { Language } from '@laurel/contract/languages';
import { type Fault, faultsOf } from '@laurel/contract/languages/complaints';
import { say } from '@laurel/contract/say';
import { holdsControl } from '#settings/texts-file';
import * as texts from './texts.ts';

/** Why a text cannot be said in place of an English one, a sentence each; none where it can. */
export function faultWords(language: Language, english: string, text: string): string[] {
  return [...faultsOf(language, english, text).map(wordsOf), ...(holdsControl(text) ? [say(texts.control)] : [])];
}

function wordsOf(fault: Fault): string {
  switch (fault.is) {
    case 'unsayable':
      return say(texts.unsayable);
    case 'unknownValue':
      return say(texts.unknownValue, { name: braced(fault.name) });
    case 'valueLeftOut':
      return say(texts.valueLeftOut, { name: braced(fault.name) });
    case 'otherTags':
      return fault.wanted.length === 0
        ? say(texts.noTags)
        : say(texts.otherTags, { tags: fault.wanted.map((tag) => `<${tag}>…</${tag}>`).join(' ') });
    case 'unknownCases':
      return say(texts.unknownCases, { name: braced(fault.name), cases: fault.cases.join(', ') });
    case 'missingCase':
      return say(texts.missingCase, { name: braced(fault.name), missing: fault.missing });
    case 'spaceAround':
      return say(texts.spaceAround);
  }
}

function braced(name: string): string {
  return `{${name}}`;
}
