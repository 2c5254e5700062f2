import type { Feature } from '#programme/items';

/** Every way in which the portal says no, and the one HTTP status of each. */
export const refusalStatus = {
  badInput: 400,
  ruleBroken: 400,
  notEnoughPoints: 400,
  aboveCeiling: 400,
  /** One person does not do it alone, and there is nobody else. */
  needsSecond: 400,
  alreadyReviewed: 400,
  alreadyExists: 400,
  /** The site of who asks does without it. */
  notOffered: 400,
  /** Somebody else was quicker. */
  changedMeanwhile: 400,
  outOfStock: 400,
  totalChanged: 400,
  quoteChanged: 400,
  basketEmpty: 400,
  profileIncomplete: 400,
  signOnFailed: 400,
  signedOut: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  tooSlow: 408,
  keyBusy: 409,
  uploadBusy: 409,
  tooLarge: 413,
  unsupportedType: 415,
  keyReused: 422,
  tooManyRequests: 429,
  headersTooLarge: 431,
  unavailable: 503,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

/** Messages by field of the call's input, shown beside the field. */
export type FormErrors = Record<string, string>;

export interface ErrorAnswer {
  message?: string;
  formErrors?: FormErrors;
  /** What the site of who asks does without. */
  feature?: Feature;
  requestId: string;
}
