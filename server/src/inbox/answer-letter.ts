/** What the letter of an answer is called: by it and the entry the outbox knows what became of one. */
export const answerLetter = 'contact answer';
