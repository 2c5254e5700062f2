import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { languages } from '#languages';
import { emailMax, memberNumberMax, mobileMax, nameMax, pointsNameMax } from '#limits';
import { timeZoneOf } from '#shapes/setup-steps';
import { requiredLine } from '#shapes/text';
import * as said from '#texts';
import { told } from '#told';
import { entered, secret } from './door.ts';

/** The company in its smallest form, a country, a division and its first administrator, who is signed on by it. */
export const setupbegin = call(
  'setupbegin',
  z.strictObject({
    secret,
    firstName: requiredLine(nameMax),
    surname: requiredLine(nameMax),
    email: z.email(told(texts.giveEmail)).check(z.maxLength(emailMax, told(said.charactersAtMost, { max: emailMax }))),
    cellNum: requiredLine(mobileMax, texts.giveMobile),
    memberNumber: requiredLine(memberNumberMax),
    division: requiredLine(nameMax),
    /** ISO 3166. */
    countryCode: z.string(told(texts.chooseCountry)).check(z.regex(/^[A-Z]{2}$/, told(texts.chooseCountry))),
    timeZone: z
      .string(told(texts.chooseTimeZone))
      .check(z.refine((zone) => timeZoneOf(zone) !== undefined, told(texts.chooseTimeZone))),
    /** ISO 4217. */
    currency: z
      .string(told(texts.chooseCurrency))
      .check(z.refine((code) => Intl.supportedValuesOf('currency').includes(code), told(texts.chooseCurrency))),
    /** What a point buys, in that currency: '0.05'. */
    pointValue: z
      .string(told(texts.givePointValue))
      .check(z.regex(/^(?=.*[1-9])\d{1,9}(?:\.\d{1,6})?$/, told(texts.givePointValue))),
    pointsName: requiredLine(pointsNameMax),
    language: z.enum(languages, told(texts.chooseLanguage)),
  }),
  entered,
);
