import type { UploadChange } from '@laurel/contract/calls/uploads';
import type { UploadKind } from '@laurel/contract/upload-kinds';

interface GuidedColumn {
  name: string;
  isRequired?: true;
  /** Stands for other columns: not in the template, which has those. */
  isInstead?: true;
  words: string;
  example: string;
}

export interface FileGuide {
  words: string;
  columns: readonly GuidedColumn[];
}

const flag = 'true or false.';

/** Each kind of file: the columns by which it is known, and what goes into them. */
export const fileGuides: Record<UploadKind, FileGuide> = {
  roster: {
    words: 'Everybody who works here. Whoever is missing from the file leaves: it is always the whole roster.',
    columns: [
      { name: 'memberNumber', isRequired: true, words: 'The key: one for each person, for ever.', example: '100001' },
      { name: 'firstName', isRequired: true, words: 'Given name.', example: 'Thandi' },
      { name: 'surname', isRequired: true, words: 'Family name.', example: 'Mokoena' },
      { name: 'email', words: 'Recognises the person at the first sign-on.', example: 'thandi.mokoena@laurel.example' },
      {
        name: 'cellNum',
        words: 'Mobile number, as people in the row’s country write it or with its country code.',
        example: '082 555 0100',
      },
      { name: 'divisionCode', words: 'Short code; without the column its name decides.', example: 'ZA-ENG' },
      { name: 'division', isRequired: true, words: 'Its name.', example: 'Engineering Johannesburg' },
      { name: 'countryCode', isRequired: true, words: 'Two letters, or the name, of a known country.', example: 'ZA' },
      { name: 'clusterCode', words: 'The cluster whose committee reviews.', example: 'AFRICA' },
      { name: 'siteTemplate', words: 'The look of the site; empty: may not enter.', example: 'laurel' },
      { name: 'managerNumber', words: 'Member number of the manager.', example: '100002' },
      { name: 'managerEmail', isInstead: true, words: 'Instead of the number.', example: 'johan.botha@laurel.example' },
      { name: 'costCentre', words: 'Over which a committee or an idea reviewer can be set.', example: 'CC-4711' },
      { name: 'hireDate', words: 'Year-month-day, for work anniversaries.', example: '2016-09-12' },
      { name: 'birthDay', words: 'Day of birth, 1 to 31.', example: '29' },
      { name: 'birthMonth', words: 'Month of birth, 1 to 12.', example: '1' },
      { name: 'birthDate', isInstead: true, words: 'Instead of both; the year is not kept.', example: '1990-01-29' },
      { name: 'isManager', words: flag, example: 'false' },
      { name: 'isAdminReports', words: flag, example: 'false' },
      { name: 'roleCa', words: `Cluster admin: ${flag}`, example: 'false' },
      { name: 'roleCc', words: `Committee: ${flag}`, example: 'false' },
      { name: 'roleIdea', words: `Reviews ideas: ${flag}`, example: 'false' },
      { name: 'roleInv', words: flag, example: 'false' },
      { name: 'isActive', words: 'false, or Terminated, for a leaver who stays in the file.', example: 'true' },
    ],
  },
  budgets: {
    words: 'Points for managers to award. A period grants to each manager once.',
    columns: [
      { name: 'memberNumber', isRequired: true, words: 'A manager.', example: '100002' },
      { name: 'period', isRequired: true, words: 'A name of your own for the grant.', example: '2026-Q4' },
      { name: 'points', isRequired: true, words: 'Whole points, 1 or more.', example: '20000' },
    ],
  },
  products: {
    words: 'The catalogue of the rewards shop, for each price list.',
    columns: [
      { name: 'productCode', isRequired: true, words: 'The key, together with alloc.', example: 'MUG-01' },
      { name: 'alloc', isRequired: true, words: 'Price list.', example: 'ZA' },
      { name: 'name', isRequired: true, words: 'What it is called.', example: 'Enamel mug' },
      { name: 'brand', words: 'Maker.', example: 'Stillmat' },
      { name: 'model', words: 'Model.', example: '350 ml' },
      { name: 'cat1', isRequired: true, words: 'First category.', example: 'Home' },
      { name: 'cat2', isRequired: true, words: 'Second category.', example: 'Kitchen' },
      { name: 'cat3', isRequired: true, words: 'Third category.', example: 'Mugs' },
      { name: 'description', words: 'A few sentences.', example: 'Light, and hard to break.' },
      { name: 'features', words: 'Parted by |.', example: 'Dishwasher safe | 350 ml' },
      { name: 'price', isRequired: true, words: 'In the currency of the price list.', example: '149.99' },
      { name: 'priceDescription', words: 'A line below the price.', example: 'Delivered to your work address' },
      { name: 'imageFile', words: 'Name of the picture.', example: 'mug' },
      { name: 'kind', isRequired: true, words: 'goods or voucher.', example: 'goods' },
      { name: 'stock', words: 'Pieces; empty: not counted.', example: '25' },
      { name: 'noBasket', words: `Only to look at: ${flag}`, example: 'false' },
      { name: 'isActive', words: flag, example: 'true' },
      { name: 'isPromoExcluded', words: `Promo codes do not count: ${flag}`, example: 'false' },
    ],
  },
  vouchers: {
    words: 'Codes for voucher products, kept encrypted. A code that is already there is not added twice.',
    columns: [
      { name: 'alloc', isRequired: true, words: 'Price list.', example: 'ZA' },
      { name: 'productCode', isRequired: true, words: 'A voucher product of it.', example: 'GV-SHOP-S' },
      { name: 'code', isRequired: true, words: 'The code.', example: 'ABCD-EFGH-JKLM' },
    ],
  },
  promos: {
    words: 'Discounts at the checkout.',
    columns: [
      { name: 'code', isRequired: true, words: 'What members type.', example: 'SPRING10' },
      { name: 'kind', isRequired: true, words: 'percent or amount.', example: 'percent' },
      { name: 'value', isRequired: true, words: 'Per cent, or an amount of money.', example: '10' },
      { name: 'validFrom', words: 'Year-month-day, first day.', example: '2026-12-01' },
      { name: 'validTo', words: 'Year-month-day, last day.', example: '2026-12-31' },
      { name: 'limitTotal', words: 'Uses in all; empty: any number.', example: '100' },
      { name: 'limitPerMember', words: 'Uses of one member.', example: '1' },
      { name: 'minimumTotal', words: 'Least total of an order.', example: '200' },
      { name: 'alloc', words: 'Only for this price list.', example: 'ZA' },
    ],
  },
  countries: {
    words: 'Currencies and price lists. Comes before the first roster.',
    columns: [
      { name: 'countryCode', isRequired: true, words: 'Two letters.', example: 'ZA' },
      { name: 'country', isRequired: true, words: 'Name.', example: 'South Africa' },
      { name: 'timeZone', isRequired: true, words: 'By its region and city.', example: 'Africa/Johannesburg' },
      { name: 'currency', isRequired: true, words: 'Three letters.', example: 'ZAR' },
      { name: 'symbol', isRequired: true, words: 'As prices show it.', example: 'R' },
      { name: 'decimals', isRequired: true, words: 'Digits after the point.', example: '2' },
      { name: 'truncateCents', words: flag, example: 'false' },
      { name: 'symbolSuffix', words: `The symbol stands behind: ${flag}`, example: 'false' },
      { name: 'pointValue', isRequired: true, words: 'Worth of one point.', example: '1.00' },
      { name: 'alloc', isRequired: true, words: 'Price list.', example: 'ZA' },
      { name: 'pointsName', words: 'What points are called.', example: 'Laurels' },
      { name: 'deliveryType', words: 'C: goods too. Z: digital only.', example: 'C' },
      { name: 'siteTemplate', words: 'The look of the site.', example: 'laurel' },
    ],
  },
};

/** How a change is called: people leave, things are taken out. */
export function changeWords(kind: UploadKind): Record<UploadChange['what'], string> {
  return { added: 'New', changed: 'Changed', removed: kind === 'roster' ? 'Leaving' : 'Removed' };
}
