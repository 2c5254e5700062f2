import { z } from 'zod';
import { get, post } from './call.ts';
import {
  basketQtyMax,
  carrierMax,
  carrierReferenceMax,
  dataUploadBytesMax,
  deskPageMax,
  deskSearchMax,
  mobileMax,
  productPictureWidths,
  promoCodeMax,
  refundReasonMax,
} from './limits.ts';
import { callPaths } from './paths.ts';
import { line, requiredLine } from './text.ts';
import { count, id, isoInstant, money, whole } from './wire.ts';

const advert = z.object({ what: z.string(), href: z.string(), img: z.string() });

const category = z.object({
  cat1: z.string(),
  cat2: z.string(),
  cat3: z.string(),
  prodCat3Id: z.string(),
  catKey1: z.string(),
  catKey2: z.string(),
  catKey3: z.string(),
  productCount: count,
  /** Of its first product. */
  imageFile: z.string(),
});
export type Category = z.output<typeof category>;

const currencyInfo = z.object({
  productCurrency: z.string(),
  currencySymbol: z.string(),
  currencyDecimalPlaces: count,
  isTruncateCents: z.boolean(),
  isCurrencySymbolSuffix: z.boolean(),
  alloc: z.string(),
  /** C physical goods to the work address, Z digital only. */
  deliveryType: z.enum(['C', 'Z']),
  pointsAvailable: whole,
});
export type CurrencyInfo = z.output<typeof currencyInfo>;

const product = z.object({
  productId: z.string(),
  productName: z.string(),
  imageFile: z.string(),
  priceFormatted: z.string(),
  priceDescription: z.string(),
  description: z.string(),
  brand: z.string(),
  model: z.string(),
  /** Features and benefits. */
  fAB: z.string(),
  noBasket: z.boolean(),
  displayPrice: money,
  pointsPrice: count,
  isVoucher: z.boolean(),
  isInStock: z.boolean(),
});
export type Product = z.output<typeof product>;

const basketTotals = { totalBasketQty: count, totalBasketPrice: money };

const basketItem = z.object({
  shopBasketId: z.string(),
  productId: z.string(),
  productName: z.string(),
  imageFile: z.string(),
  qty: count,
  /** Today's price of one. */
  displayPrice: money,
  /** The price of one when it was added. */
  basketPrice: money,
  itemTotal: money,
  pointsTotal: count,
  BasketItemStatus: z.enum(['', 'DELETED', 'CHANGED', 'DECREASED']),
});
export type BasketItem = z.output<typeof basketItem>;

const basket = z.object({ ...basketTotals, basket: z.array(basketItem) });

export const checkoutSummary = z.object({
  isVoucherOk: z.boolean(),
  /** After the discount, in currency units. */
  grandTotal: money,
  /** What Place Order must send back. */
  vfyTotal: money,
  cellNum: z.string(),
  voucherAmtDesc: z.string(),
  shopVoucherDiscountTotal: money,
  pointsTotal: count,
  pointsAvailable: whole,
  /** Given back with the order, so that a page which shows an old basket does not order a new one. */
  basketId: z.string(),
});
export type CheckoutSummary = z.output<typeof checkoutSummary>;

const order = z.object({
  memberOrderId: z.string(),
  orderNum: z.string(),
  orderDate: isoInstant,
  orderStatusId: whole,
  orderStatusDesc: z.string(),
  itemCount: count,
  totalGrandTotal: money,
  totalDiscount: money,
  VoucherCode: z.string(),
  totalDue: money,
  pointsTotal: count,
  mayCancel: z.boolean(),
  /** Why it can be cancelled, or why not. */
  cancelDesc: z.string(),
});
export type Order = z.output<typeof order>;

const orderDetail = z.object({
  memberOrderId: z.string(),
  memberOrderItemId: z.string(),
  productCode: z.string(),
  itemDescription: z.string(),
  itemQty: count,
  itemPrice: money,
  itemTotal: money,
  dispatchStatus: whole,
  dispatchStatusDesc: z.string(),
  carrier: z.string(),
  reference: z.string(),
  qtyRefunded: count,
});
export type OrderDetail = z.output<typeof orderDetail>;

/** What was bought and what is left. Voucher codes are asked for by line: no stored answer holds one. */
const placedOrder = {
  memberOrderId: z.string(),
  orderDetails: z.array(orderDetail),
  pointsTotal: count,
  pointsAvailable: whole,
};

const nothing = z.strictObject({});
const alloc = line(10).refine((s) => s !== '', 'Please give the price list.');
const shopping = { needsContact: true } as const;
const promoCode = line(promoCodeMax);

const deskLine = z.object({
  memberOrderItemId: z.string(),
  orderNum: z.string(),
  orderDate: isoInstant,
  member: z.string(),
  memberNumber: z.string(),
  division: z.string(),
  cellNum: z.string(),
  productCode: z.string(),
  itemDescription: z.string(),
  itemQty: count,
  qtyRefunded: count,
  /** Points that come back for one, two … of the pieces left, net of the order's discount. */
  pointsRefundable: z.array(count),
  dispatchStatus: whole,
  carrier: z.string(),
  reference: z.string(),
  /** Of its voucher codes that are not void: how many the buyer has read, and when last. */
  codesRead: count,
  codesReadDate: isoInstant.nullable(),
  /** The asker's own order: somebody else must decide about it. */
  isOwn: z.boolean(),
});
export type DeskLine = z.output<typeof deskLine>;

/** What the order desk can be asked: what was not sent yet, what is on its way, both, or what was refunded whole. */
export const deskQueues = ['waiting', 'onTheWay', 'undelivered', 'refunded'] as const;
export type DeskQueue = (typeof deskQueues)[number];

const deskAsked = z
  .strictObject({
    queue: z.enum(deskQueues, 'Please choose waiting, onTheWay, undelivered or refunded.').optional(),
    dispatchStatus: whole.min(0).max(4).optional(),
    search: line(deskSearchMax).optional(),
    offset: count.max(1_000_000_000).optional(),
    /** Without it: all. */
    limit: whole.min(1).max(deskPageMax).optional(),
  })
  .refine((asked) => asked.queue === undefined || asked.dispatchStatus === undefined, {
    path: ['queue'],
    error: 'Please ask for a queue or for a dispatch status, not for both.',
  });

const lineStanding = z.object({ dispatchStatus: whole, carrier: z.string(), reference: z.string() });

/** With `?dryRun=1` what a file would do, and nothing is done. */
const deskImportOutcome = z.object({
  changed: count,
  unchanged: count,
  /** Answers to the asker's own orders, which somebody else must import. */
  own: count,
  /** Buyers' lines of which an e-mail says that they are on their way. */
  told: count,
  /** Columns that are not read. */
  ignored: z.array(z.string()),
  /** The first 200. */
  changes: z.array(
    z.object({
      line: count,
      memberOrderItemId: z.string(),
      orderNum: z.string(),
      itemDescription: z.string(),
      before: lineStanding,
      after: lineStanding,
    }),
  ),
  errors: z.array(z.object({ line: count, field: z.string(), message: z.string() })),
});

export const shop = {
  advertdata: post(
    callPaths.advertdata,
    'member',
    nothing,
    z.object({ advertData: z.array(advert), imageBase: z.string() }),
  ),
  categorylist: post(
    callPaths.categorylist,
    'member',
    nothing,
    z.object({ cats: z.array(category), inf: currencyInfo, ...basketTotals }),
    shopping,
  ),
  productlist: post(
    callPaths.productlist,
    'member',
    z.strictObject({ prodCat3Id: id, alloc }),
    z.object({ catName: z.string(), products: z.array(product) }),
    shopping,
  ),
  addtobasket: post(
    callPaths.addtobasket,
    'member',
    z.strictObject({ productId: id }),
    z.object({ ...basketTotals, product: z.string() }),
    shopping,
  ),
  getbasket: post(callPaths.getbasket, 'member', z.strictObject({ alloc }), basket, shopping),
  changebasketqty: post(
    callPaths.changebasketqty,
    'member',
    z.strictObject({
      action: z.enum(['increase', 'decrease', 'remove'], 'Please choose increase, decrease or remove.'),
      shopBasketId: id,
      alloc,
    }),
    basket,
    shopping,
  ),
  getCheckoutOrderSummary: post(
    callPaths.getCheckoutOrderSummary,
    'member',
    z.object({ alloc, promoCode: promoCode.optional(), basketId: id.optional() }),
    checkoutSummary,
    { ...shopping, lenient: true },
  ),
  placeOrder: post(
    callPaths.placeOrder,
    'member',
    z.strictObject({
      cellNum: requiredLine(mobileMax, 'Please give a mobile number.'),
      promoCode: promoCode.optional(),
      alloc,
      vfyTotal: z.number('Please confirm the total.').min(0, 'Please confirm the total.'),
      basketId: id.optional(),
    }),
    z.object({ orderNum: z.string(), message: z.string(), ...placedOrder }),
    { ...shopping, idempotent: true },
  ),
  orders: post(
    callPaths.orders,
    'member',
    nothing,
    z.object({ orders: z.array(order), orderDetails: z.array(orderDetail), inf: currencyInfo }),
    shopping,
  ),
  getVoucherCodeMessage: post(
    callPaths.getVoucherCodeMessage,
    'member',
    z.strictObject({ memberOrderItemId: id }),
    z.object({ message: z.string() }),
    { ...shopping, limit: 'voucherReads' },
  ),
  cancelOrder: post(
    callPaths.cancelOrder,
    'member',
    z.strictObject({ memberOrderId: id }),
    z.object({ message: z.string() }),
    shopping,
  ),
  productpic: get(
    callPaths.productpic,
    'open',
    z.object({ picId: z.string().regex(/^[0-9a-f]{32}$/), width: z.enum(productPictureWidths.map(String)) }),
    z.undefined(),
    { answers: 'picture' },
  ),
  /** The file's name without ending is the name by which the catalogue's imageFile finds it. */
  productpicupload: post(
    callPaths.productpicupload,
    'adminReports',
    nothing,
    z.object({ imageFile: z.string(), products: count }),
    { file: 'filePic', limit: 'productPictures' },
  ),
  desklist: post(
    callPaths.desklist,
    'adminReports',
    deskAsked,
    z.object({
      lines: z.array(deskLine),
      total: count,
      /** When the longest waiting of them all was ordered. */
      oldestDate: isoInstant.nullable(),
    }),
  ),
  deskmove: post(
    callPaths.deskmove,
    'adminReports',
    z.strictObject({
      memberOrderItemId: id,
      dispatchStatus: whole.min(0).max(4),
      carrier: line(carrierMax).optional(),
      reference: line(carrierReferenceMax).optional(),
    }),
    z.object({ message: z.string() }),
  ),
  deskrefund: post(
    callPaths.deskrefund,
    'adminReports',
    z.strictObject({
      memberOrderItemId: id,
      qty: whole.min(1).max(basketQtyMax),
      reason: requiredLine(refundReasonMax, 'Please tell why.'),
      /** The desk knows that a code which is taken back was read. */
      confirmRead: z.boolean('Please say true or false.').optional(),
    }),
    z.object({ message: z.string(), points: count }),
    { idempotent: true },
  ),
  deskexport: post(callPaths.deskexport, 'adminReports', nothing, z.undefined(), { answers: 'file' }),
  deskimport: post(callPaths.deskimport, 'adminReports', nothing, deskImportOutcome, {
    file: 'fileData',
    limit: 'dataUploads',
    bodyMax: dataUploadBytesMax,
  }),
};
