import { message } from '#message';

export const rosterMemberNumber = message(
  'The employee number: the key of the roster, for ever of one person.',
  'In the table of what a file of members may hold, beside its column memberNumber: what a cell of it means.',
);
export const rosterFirstName = message(
  'First name; members may choose what they are called by.',
  'In the table of what a file of members may hold, beside its column firstName: what a cell of it means.',
);
export const rosterSurname = message(
  'Surname.',
  'In the table of what a file of members may hold, beside its column surname: what a cell of it means.',
);
export const rosterEmailForm = message(
  'This is not an e-mail address.',
  'Beside a row of an uploaded file whose column email holds something else.',
);
export const rosterEmail = message(
  'E-mail address: it may decide the first sign-on; who has registered keeps theirs, and an empty cell clears none.',
  'In the table of what a file of members may hold, beside its column email: what a cell of it means.',
);
export const rosterCellNum = message(
  'Mobile number, with a calling code or as the country writes it; who has registered keeps theirs, and an empty cell clears none.',
  'In the table of what a file of members may hold, beside its column cellNum: what a cell of it means.',
);
export const rosterDivisionCodeForm = message(
  'Please use letters, digits, points, hyphens and underscores.',
  'Beside a row of an uploaded file whose column divisionCode holds something else.',
);
export const rosterDivisionCode = message(
  'Key of the division; without this column the name and the country decide, and make it for a new one.',
  'In the table of what a file of members may hold, beside its column divisionCode: what a cell of it means.',
);
export const rosterDivision = message(
  'Name of the division; a division that is not there yet is made.',
  'In the table of what a file of members may hold, beside its column division: what a cell of it means.',
);
export const rosterCountryCode = message(
  'Country of the division: its two letters or its name, of the file of countries.',
  'In the table of what a file of members may hold, beside its column countryCode: what a cell of it means.',
);
export const rosterClusterCode = message(
  'Cluster of the division: over whom cluster admins and committee members decide.',
  'In the table of what a file of members may hold, beside its column clusterCode: what a cell of it means.',
);
export const rosterSiteTemplateForm = message(
  'This is not a site template.',
  'Beside a row of an uploaded file whose column siteTemplate holds something else.',
);
export const rosterSiteTemplate = message(
  "Theme of the member's site; who has an empty one may not enter. Without this column it stays, or is laurel.",
  'In the table of what a file of members may hold, beside its column siteTemplate: what a cell of it means.',
);
export const rosterCostCentre = message(
  'Cost centre, over which roles can be held; without this column it stays.',
  'In the table of what a file of members may hold, beside its column costCentre: what a cell of it means.',
);
export const rosterManagerNumber = message(
  'Member number of the manager, who must be a member or stand in the file.',
  'In the table of what a file of members may hold, beside its column managerNumber: what a cell of it means.',
);
export const rosterManagerEmail = message(
  'E-mail address of the manager, where there is no number.',
  'In the table of what a file of members may hold, beside its column managerEmail: what a cell of it means.',
);
export const rosterHireDate = message(
  'First day at work, from which anniversaries count; without this column it stays.',
  'In the table of what a file of members may hold, beside its column hireDate: what a cell of it means.',
);
export const rosterBirthDay = message(
  'Day of the birthday, with its month; who has registered keeps theirs, and an empty cell clears none.',
  'In the table of what a file of members may hold, beside its column birthDay: what a cell of it means.',
);
export const rosterBirthMonth = message(
  'Month of the birthday.',
  'In the table of what a file of members may hold, beside its column birthMonth: what a cell of it means.',
);
export const rosterBirthDate = message(
  'Date of birth, instead of day and month; its year is not kept.',
  'In the table of what a file of members may hold, beside its column birthDate: what a cell of it means.',
);
export const rosterFamilyNameFirst = message(
  'Whether their family name is said first, as in Hungary, Japan or China.',
  'In the table of what a file of members may hold, beside its column familyNameFirst: what a cell of it means.',
);
export const rosterLanguage = message(
  'In which language the portal speaks to somebody who chose none themselves: en, de, it, pt-BR or ar, or the name of the language. One that the portal does not speak counts as none.',
  'About a column of a file. The five short forms stay as they are.',
);
export const rosterIsManager = message(
  'Whether they review and award as a manager; a right without its column stays as it is.',
  'In the table of what a file of members may hold, beside its column isManager: what a cell of it means.',
);
export const rosterIsAdminReports = message(
  'Whether they are an administrator of reports.',
  'In the table of what a file of members may hold, beside its column isAdminReports: what a cell of it means.',
);
export const rosterRoleCa = message(
  "Whether they are an admin of their division's cluster.",
  'In the table of what a file of members may hold, beside its column roleCa: what a cell of it means.',
);
export const rosterRoleCc = message(
  "Whether they are in the committee of their division's cluster.",
  'In the table of what a file of members may hold, beside its column roleCc: what a cell of it means.',
);
export const rosterRoleIdea = message(
  'Whether they review ideas.',
  'In the table of what a file of members may hold, beside its column roleIdea: what a cell of it means.',
);
export const rosterRoleInv = message(
  'Whether they hold the role inv.',
  'In the table of what a file of members may hold, beside its column roleInv: what a cell of it means.',
);
export const rosterIsActive = message(
  'Whether they work here; of who does not, nothing but the number is read. Without this column all do.',
  'In the table of what a file of members may hold, beside its column isActive: what a cell of it means.',
);
export const budgetMemberNumber = message(
  'Member number of a manager.',
  'In the table of what a file of budgets may hold, beside its column memberNumber: what a cell of it means.',
);
export const budgetPeriod = message(
  'Name of the period: it grants to each manager once, so the same file again grants nothing.',
  'In the table of what a file of budgets may hold, beside its column period: what a cell of it means.',
);
export const budgetPoints = message(
  'Points to award that the period grants.',
  'In the table of what a file of budgets may hold, beside its column points: what a cell of it means.',
);
export const budgetLastDay = message(
  'Its last day, which counts whole, in UTC: what is left then goes back to the company. Without end where empty.',
  'In the table of what a file of budgets may hold, beside its column lastDay: what a cell of it means.',
);
export const countryCountryCodeForm = message(
  'Please give two letters.',
  'Beside a row of an uploaded file whose column countryCode holds something else.',
);
export const countryCountryCode = message(
  'The two letters of the country (ISO 3166): its key.',
  'In the table of what a file of countries may hold, beside its column countryCode: what a cell of it means.',
);
export const countryCountry = message(
  'Its name.',
  'In the table of what a file of countries may hold, beside its column country: what a cell of it means.',
);
export const countryTimeZone = message(
  'By which its day begins: a name of the IANA time zone database.',
  'In the table of what a file of countries may hold, beside its column timeZone: what a cell of it means.',
);
export const countryCurrencyForm = message(
  'Please give three letters.',
  'Beside a row of an uploaded file whose column currency holds something else.',
);
export const countryCurrency = message(
  'The currency of its prices (ISO 4217).',
  'In the table of what a file of countries may hold, beside its column currency: what a cell of it means.',
);
export const countrySymbol = message(
  'What stands beside an amount.',
  'In the table of what a file of countries may hold, beside its column symbol: what a cell of it means.',
);
export const countryDecimals = message(
  'Decimals of the currency; they cannot change once the price list has products.',
  'In the table of what a file of countries may hold, beside its column decimals: what a cell of it means.',
);
export const countryPointValue = message(
  'What a point buys, in the currency: above 0.',
  'In the table of what a file of countries may hold, beside its column pointValue: what a cell of it means.',
);
export const countryAllocForm = message(
  'Please use letters, digits, hyphens and underscores.',
  'Beside a row of an uploaded file whose column alloc holds something else.',
);
export const countryAlloc = message(
  'Its price list, of which products, voucher codes and promotional codes are; countries of one currency may share it.',
  'In the table of what a file of countries may hold, beside its column alloc: what a cell of it means.',
);
export const countryTruncateCents = message(
  'Whether amounts are shown without decimals.',
  'In the table of what a file of countries may hold, beside its column truncateCents: what a cell of it means.',
);
export const countrySymbolSuffix = message(
  'Whether the symbol stands behind the amount.',
  'In the table of what a file of countries may hold, beside its column symbolSuffix: what a cell of it means.',
);
export const countryPointsName = message(
  'What points are called there; Points where the cell is empty.',
  'In the table of what a file of countries may hold, beside its column pointsName: what a cell of it means.',
);
export const countryLanguage = message(
  'The language of who works there, for whoever has none in the roster, in the profile or in the browser.',
  'In the table of what a file of countries may hold, beside its column language: what a cell of it means.',
);
export const countryDeliveryType = message(
  'C: goods go to the place of work; Z: the shop is digital only. C where the cell is empty.',
  'In the table of what a file of countries may hold, beside its column deliveryType: what a cell of it means.',
);
export const countrySiteTemplate = message(
  'Is read and not kept: each row of the roster says its theme.',
  'In the table of what a file of countries may hold, beside its column siteTemplate: what a cell of it means.',
);
export const productProductCode = message(
  'Key of the product in its price list.',
  'In the table of what a file of products may hold, beside its column productCode: what a cell of it means.',
);
export const productAlloc = message(
  'The price list that offers it, in every country that has it.',
  'In the table of what a file of products may hold, beside its column alloc: what a cell of it means.',
);
export const productName = message(
  'Its name in the shop.',
  'In the table of what a file of products may hold, beside its column name: what a cell of it means.',
);
export const productBrand = message(
  'Brand.',
  'In the table of what a file of products may hold, beside its column brand: what a cell of it means.',
);
export const productModel = message(
  'Model.',
  'In the table of what a file of products may hold, beside its column model: what a cell of it means.',
);
export const productDescription = message(
  'What it is.',
  'In the table of what a file of products may hold, beside its column description: what a cell of it means.',
);
export const productFeatures = message(
  'Its advantages, separated by line breaks or upright bars.',
  'In the table of what a file of products may hold, beside its column features: what a cell of it means.',
);
export const productPrice = message(
  'In the currency of the price list, with no more than its decimals; empty where it has none.',
  'In the table of what a file of products may hold, beside its column price: what a cell of it means.',
);
export const productPriceDescription = message(
  'A line beside the price.',
  'In the table of what a file of products may hold, beside its column priceDescription: what a cell of it means.',
);
export const productImageFileForm = message(
  'Please give the name of a picture.',
  'Beside a row of an uploaded file whose column imageFile holds something else.',
);
export const productImageFile = message(
  "Name of a picture that comes with the portal; the product's own picture is uploaded for it.",
  'In the table of what a file of products may hold, beside its column imageFile: what a cell of it means.',
);
export const productKind = message(
  'goods are sent, a voucher hands out a code; it cannot change.',
  'In the table of what a file of products may hold, beside its column kind: what a cell of it means.',
);
export const productStock = message(
  'Pieces of goods; empty leaves what is there, a new product needs it. Of a voucher its codes count instead.',
  'In the table of what a file of products may hold, beside its column stock: what a cell of it means.',
);
export const productNoBasket = message(
  'Whether it is shown only, and cannot be ordered.',
  'In the table of what a file of products may hold, beside its column noBasket: what a cell of it means.',
);
export const productIsActive = message(
  'Whether it is offered; what is not stays in orders. Without this column it stays, or is offered.',
  'In the table of what a file of products may hold, beside its column isActive: what a cell of it means.',
);
export const productIsPromoExcluded = message(
  'Whether promotional codes leave it alone.',
  'In the table of what a file of products may hold, beside its column isPromoExcluded: what a cell of it means.',
);
export const voucherAlloc = message(
  'The price list of the product.',
  'In the table of what a file of voucher codes may hold, beside its column alloc: what a cell of it means.',
);
export const voucherProductCode = message(
  'The voucher product that hands it out.',
  'In the table of what a file of voucher codes may hold, beside its column productCode: what a cell of it means.',
);
export const voucherCode = message(
  'The code; it is sealed before it is kept, and loaded once.',
  'In the table of what a file of voucher codes may hold, beside its column code: what a cell of it means.',
);
export const promoCode = message(
  'What members type: the key, in upper or lower case alike.',
  'In the table of what a file of promo codes may hold, beside its column code: what a cell of it means.',
);
export const promoKind = message(
  'Whether it takes a share or an amount off.',
  'In the table of what a file of promo codes may hold, beside its column kind: what a cell of it means.',
);
export const promoValue = message(
  'Percent: a whole number from 1 to 100. Amount: above 0, in the currency of who orders.',
  'In the table of what a file of promo codes may hold, beside its column value: what a cell of it means.',
);
export const promoValidFrom = message(
  'Its first day, in UTC; from now on where empty.',
  'In the table of what a file of promo codes may hold, beside its column validFrom: what a cell of it means.',
);
export const promoValidTo = message(
  'Its last day, which counts whole, in UTC; without end where empty.',
  'In the table of what a file of promo codes may hold, beside its column validTo: what a cell of it means.',
);
export const promoLimitTotal = message(
  'How often it may be used in all; without limit where empty.',
  'In the table of what a file of promo codes may hold, beside its column limitTotal: what a cell of it means.',
);
export const promoLimitPerMember = message(
  'How often one member may use it; without limit where empty.',
  'In the table of what a file of promo codes may hold, beside its column limitPerMember: what a cell of it means.',
);
export const promoMinimumTotal = message(
  'From which total of an order on it counts; from any where empty.',
  'In the table of what a file of promo codes may hold, beside its column minimumTotal: what a cell of it means.',
);
export const promoAlloc = message(
  'The price list where it counts; in all where empty.',
  'In the table of what a file of promo codes may hold, beside its column alloc: what a cell of it means.',
);

const ofForm = 'In the table of what a file may hold, what a cell of a column may be.';
export const textForm = message('text, at most {max, number} characters', ofForm);
export const longTextForm = message('text, at most {max, number} characters, lines too', ofForm);
export const elseSaid = message(
  '{form}; else: “{words}”',
  `${ofForm} {form} is such as "text, at most 40 characters", {words} what is said of a cell that holds something else.`,
);
export const wholeForm = message('whole number from {least, number} to {most, number}', ofForm);
export const decimalForm = message(
  'amount with a point, at most {places, number} decimals',
  `${ofForm} The point stays a point in every language.`,
);
export const either = message('{one} or {other}', `${ofForm} Both are words that stay as they are.`);
export const flagForm = message(
  '{yes}; else {no} or empty',
  `${ofForm} {yes} are the words that say yes, {no} those that say no; they stay as they are.`,
);

export const categoryFirst = message(
  'Category of the first level.',
  'In the table of what a file of products may hold: categories lie within each other, and this is the outermost.',
);
export const categorySecond = message(
  'Category of the second level.',
  'In the table of what a file of products may hold: categories lie within each other, and this is the middle.',
);
export const categoryThird = message(
  'Category of the third level.',
  'In the table of what a file of products may hold: categories lie within each other, and this is the innermost.',
);
export const translationKind = message(
  'Where it stands: a product (its name, model, description, a feature, what its price says), a category of the shop, an advert, or the competition.',
  'In the table of what a file of translations may hold, beside its column kind: what a cell of it means.',
);
export const translationText = message(
  'What is translated, to the letter as the portal has it. Words that are changed there are shown as they are until a new translation comes.',
  'In the table of what a file of translations may hold, beside its column text: what a cell of it means.',
);
export const translationWords = message(
  'The same in the language that heads the column. Where the cell is empty, the text is shown as it was written.',
  'In the table of what a file of translations may hold, beside a column for each language: what a cell of it means.',
);
