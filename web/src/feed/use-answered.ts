import { useState } from 'react';

/** What was read, or what was answered since; what is read anew knows it. */
export function useAnswered<T>(read: T): [shown: T, answer: (answered: T) => void] {
  const [{ after, shown }, setAnswered] = useState({ after: read, shown: read });
  return [after === read ? shown : read, (answered) => setAnswered({ after: read, shown: answered })];
}
