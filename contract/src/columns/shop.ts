import { promoCodeMax } from '#limits';
import { type Column, type Columns, choice, date, decimal, flag, text, whole } from './column.ts';

const piecesMax = 1_000_000_000;

const allocMax = 20;
const alloc = { otherNames: ['Price List'], example: 'ZA' };
const productCode = { form: text(60), required: true, example: 'MUG-01' } as const;
const category = (level: string, example: string, otherNames: string[]): Column => ({
  form: text(80),
  required: true,
  meaning: `Category of the ${level} level.`,
  example,
  otherNames,
});

export const countryColumns: Columns = {
  countryCode: {
    form: text(2, { form: /^[A-Za-z]{2}$/, words: 'Please give two letters.' }),
    required: true,
    meaning: 'The two letters of the country (ISO 3166): its key.',
    example: 'ZA',
    otherNames: ['ISO Code'],
  },
  country: {
    form: text(80),
    required: true,
    meaning: 'Its name.',
    example: 'South Africa',
    otherNames: ['Country Name'],
  },
  timeZone: {
    form: text(60),
    required: true,
    meaning: 'By which its day begins: a name of the IANA time zone database.',
    example: 'Africa/Johannesburg',
  },
  currency: {
    form: text(3, { form: /^[A-Za-z]{3}$/, words: 'Please give three letters.' }),
    required: true,
    meaning: 'The currency of its prices (ISO 4217).',
    example: 'ZAR',
    otherNames: ['Currency Code'],
  },
  symbol: {
    form: text(8),
    required: true,
    meaning: 'What stands beside an amount.',
    example: 'R',
    otherNames: ['Currency Symbol'],
  },
  decimals: {
    form: whole(0, 3),
    required: true,
    meaning: 'Decimals of the currency; they cannot change once the price list has products.',
    example: '2',
    otherNames: ['Decimal Places'],
  },
  pointValue: {
    form: decimal(6),
    required: true,
    meaning: 'What a point buys, in the currency: above 0.',
    example: '1.00',
  },
  alloc: {
    ...alloc,
    form: text(allocMax, {
      form: /^[A-Za-z0-9_-]+$/,
      words: 'Please use letters, digits, hyphens and underscores.',
    }),
    required: true,
    meaning:
      'Its price list, of which products, voucher codes and promotional codes are; countries of one currency may share it.',
  },
  truncateCents: { form: flag, meaning: 'Whether amounts are shown without decimals.', example: 'false' },
  symbolSuffix: { form: flag, meaning: 'Whether the symbol stands behind the amount.', example: 'false' },
  pointsName: {
    form: text(40),
    meaning: 'What points are called there; Points where the cell is empty.',
    example: 'Laurels',
  },
  deliveryType: {
    form: choice('C', 'Z'),
    meaning: 'C: goods go to the place of work; Z: the shop is digital only. C where the cell is empty.',
    example: 'C',
  },
  siteTemplate: {
    form: text(40),
    meaning: 'Is read and not kept: each row of the roster says its theme.',
    example: 'laurel',
  },
};

export const productColumns: Columns = {
  productCode: {
    ...productCode,
    meaning: 'Key of the product in its price list.',
    otherNames: ['SKU', 'Item Code', 'Item Number', 'Product Id', 'Article Number'],
  },
  alloc: {
    ...alloc,
    form: text(allocMax),
    required: true,
    meaning: 'The price list that offers it, in every country that has it.',
  },
  name: {
    form: text(200),
    required: true,
    meaning: 'Its name in the shop.',
    example: 'Two mugs',
    otherNames: ['Product Name', 'Product', 'Item Name', 'Title'],
  },
  brand: { form: text(80), meaning: 'Brand.', example: 'Kilnhouse', otherNames: ['Brand Name', 'Manufacturer'] },
  model: { form: text(80), meaning: 'Model.', example: 'Stoneware' },
  cat1: category('first', 'Home', ['Category 1', 'Category']),
  cat2: category('second', 'Kitchen', ['Category 2', 'Subcategory']),
  cat3: category('third', 'Mugs', ['Category 3']),
  description: {
    form: text(4000, { isLong: true }),
    meaning: 'What it is.',
    example: 'Two mugs of stoneware.',
    otherNames: ['Product Description'],
  },
  features: {
    form: text(2000, { isLong: true }),
    meaning: 'Its advantages, separated by line breaks or upright bars.',
    example: 'For the dishwasher | Holds 0.3 l',
  },
  price: {
    form: decimal(3),
    required: true,
    meaning: 'In the currency of the price list, with no more than its decimals; empty where it has none.',
    example: '149.99',
    otherNames: ['Unit Price', 'Sales Price'],
  },
  priceDescription: { form: text(200), meaning: 'A line beside the price.', example: 'Delivered to your desk' },
  imageFile: {
    form: text(100, { form: /^[A-Za-z0-9][A-Za-z0-9._-]*$/, words: 'Please give the name of a picture.' }),
    meaning: "Name of a picture that comes with the portal; the product's own picture is uploaded for it.",
    example: 'mugs',
    otherNames: ['Image', 'Picture'],
  },
  kind: {
    form: choice('goods', 'voucher'),
    required: true,
    meaning: 'goods are sent, a voucher hands out a code; it cannot change.',
    example: 'goods',
    otherNames: ['Type', 'Product Type'],
  },
  stock: {
    form: whole(0, piecesMax),
    meaning:
      'Pieces of goods; empty leaves what is there, a new product needs it. Of a voucher its codes count instead.',
    example: '40',
    otherNames: ['Stock on Hand', 'Quantity in Stock', 'Stock Level'],
  },
  noBasket: { form: flag, meaning: 'Whether it is shown only, and cannot be ordered.', example: 'false' },
  isActive: {
    form: flag,
    meaning: 'Whether it is offered; what is not stays in orders. Without this column it stays, or is offered.',
    example: 'true',
    otherNames: ['Active'],
  },
  isPromoExcluded: { form: flag, meaning: 'Whether promotional codes leave it alone.', example: 'false' },
};

export const voucherColumns: Columns = {
  alloc: { ...alloc, form: text(allocMax), required: true, meaning: 'The price list of the product.' },
  productCode: {
    ...productCode,
    meaning: 'The voucher product that hands it out.',
    example: 'GV-SHOP-S',
    otherNames: ['SKU', 'Item Code', 'Product Id', 'Article Number'],
  },
  code: {
    form: text(100),
    required: true,
    meaning: 'The code; it is sealed before it is kept, and loaded once.',
    example: 'ABCD-EFGH-JKLM',
    otherNames: ['Voucher Code', 'Voucher', 'Gift Code'],
  },
};

export const promoColumns: Columns = {
  code: {
    form: text(promoCodeMax),
    required: true,
    meaning: 'What members type: the key, in upper or lower case alike.',
    example: 'SPRING10',
    otherNames: ['Promo Code', 'Promotion Code', 'Coupon Code', 'Discount Code'],
  },
  kind: {
    form: choice('percent', 'amount'),
    required: true,
    meaning: 'Whether it takes a share or an amount off.',
    example: 'percent',
    otherNames: ['Type', 'Discount Type'],
  },
  value: {
    form: decimal(3),
    required: true,
    meaning: 'Percent: a whole number from 1 to 100. Amount: above 0, in the currency of who orders.',
    example: '10',
    otherNames: ['Discount', 'Discount Value'],
  },
  validFrom: {
    form: date,
    meaning: 'Its first day, in UTC; from now on where empty.',
    example: '2026-01-01',
    otherNames: ['Start Date', 'Starts'],
  },
  validTo: {
    form: date,
    meaning: 'Its last day, which counts whole, in UTC; without end where empty.',
    example: '2035-12-31',
    otherNames: ['End Date', 'Expiry Date', 'Expires'],
  },
  limitTotal: {
    form: whole(1, piecesMax),
    meaning: 'How often it may be used in all; without limit where empty.',
    example: '500',
    otherNames: ['Usage Limit', 'Maximum Uses'],
  },
  limitPerMember: {
    form: whole(1, piecesMax),
    meaning: 'How often one member may use it; without limit where empty.',
    example: '1',
    otherNames: ['Limit per Customer', 'Uses per Member'],
  },
  minimumTotal: {
    form: decimal(3),
    meaning: 'From which total of an order on it counts; from any where empty.',
    example: '100',
    otherNames: ['Minimum Order', 'Minimum Spend'],
  },
  alloc: { ...alloc, form: text(allocMax), meaning: 'The price list where it counts; in all where empty.' },
};
