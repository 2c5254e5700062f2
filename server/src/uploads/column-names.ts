import type { UploadKind } from '@laurel/contract/uploads';

/**
 * How the exports of HR systems, shops and marketing name our columns. Case, blanks, hyphens and underscores do not
 * count, so 'First Name', 'first_name' and 'FIRSTNAME' are one name; only other words stand here.
 */
const otherNames: Record<UploadKind, Readonly<Record<string, readonly string[]>>> = {
  roster: {
    memberNumber: [
      ...[
        'Employee Id',
        'Employee Number',
        'Employee No',
        'Employee Code',
        'Emp Id',
        'Emp No',
        'Member Id',
        'Member No',
      ],
      ...['Personnel Number', 'Personnel No', 'Payroll Number', 'Staff Id', 'Staff Number', 'Staff No', 'Worker Id'],
    ],
    firstName: ['Given Name', 'Forename', 'Legal First Name'],
    surname: ['Last Name', 'Family Name', 'Legal Last Name'],
    email: ['E-mail Address', 'Email Address', 'Work Email', 'Business Email', 'Company Email', 'Primary Work Email'],
    cellNum: [
      ...['Mobile', 'Mobile Number', 'Mobile No', 'Mobile Phone', 'Work Mobile', 'Cell', 'Cellphone', 'Cell Phone'],
      ...['Cell Number', 'Cell Phone Number'],
    ],
    divisionCode: ['Division Id', 'Department Code', 'Department Id', 'Business Unit Code', 'Org Unit Code'],
    division: ['Division Name', 'Department', 'Department Name', 'Business Unit', 'Org Unit', 'Organisational Unit'],
    countryCode: ['Country', 'Country ISO', 'Country/Region', 'Work Country'],
    clusterCode: ['Cluster', 'Cluster Name'],
    managerNumber: [
      ...['Manager Id', 'Manager No', 'Manager Employee Id', 'Manager Employee Number', 'Manager Member Number'],
      ...['Line Manager Id', 'Line Manager Number', 'Supervisor Id', 'Supervisor Number', 'Reports To Id'],
    ],
    managerEmail: ['Manager Email Address', 'Manager Work Email', 'Line Manager Email', 'Supervisor Email'],
    hireDate: ['Date Hired', 'Date of Hire', 'Original Hire Date', 'Start Date', 'Date Joined', 'Joining Date'],
    birthDate: ['Date of Birth', 'Birthday', 'DOB'],
    birthDay: ['Day of Birth'],
    birthMonth: ['Month of Birth'],
    isManager: ['Manager Flag', 'People Manager'],
    isActive: ['Active', 'Status', 'Employee Status', 'Employment Status'],
  },
  budgets: {
    memberNumber: ['Employee Id', 'Employee Number', 'Employee No', 'Manager Id', 'Manager Number', 'Staff Number'],
    period: ['Budget Period', 'Budget'],
    points: ['Budget Points', 'Points to Award', 'Amount'],
  },
  products: {
    productCode: ['SKU', 'Item Code', 'Item Number', 'Product Id', 'Article Number'],
    alloc: ['Price List'],
    name: ['Product Name', 'Product', 'Item Name', 'Title'],
    brand: ['Brand Name', 'Manufacturer'],
    cat1: ['Category 1', 'Category'],
    cat2: ['Category 2', 'Subcategory'],
    cat3: ['Category 3'],
    description: ['Product Description'],
    price: ['Unit Price', 'Sales Price'],
    imageFile: ['Image', 'Picture'],
    kind: ['Type', 'Product Type'],
    stock: ['Stock on Hand', 'Quantity in Stock', 'Stock Level'],
    isActive: ['Active'],
  },
  vouchers: {
    alloc: ['Price List'],
    productCode: ['SKU', 'Item Code', 'Product Id', 'Article Number'],
    code: ['Voucher Code', 'Voucher', 'Gift Code'],
  },
  promos: {
    code: ['Promo Code', 'Promotion Code', 'Coupon Code', 'Discount Code'],
    kind: ['Type', 'Discount Type'],
    value: ['Discount', 'Discount Value'],
    validFrom: ['Start Date', 'Starts'],
    validTo: ['End Date', 'Expiry Date', 'Expires'],
    limitTotal: ['Usage Limit', 'Maximum Uses'],
    limitPerMember: ['Limit per Customer', 'Uses per Member'],
    minimumTotal: ['Minimum Order', 'Minimum Spend'],
    alloc: ['Price List'],
  },
  countries: {
    countryCode: ['ISO Code'],
    country: ['Country Name'],
    currency: ['Currency Code'],
    symbol: ['Currency Symbol'],
    decimals: ['Decimal Places'],
    alloc: ['Price List'],
  },
};

/** A name without what does not count. */
function plainName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_\-./'’]+/g, '');
}

/** The column of a kind of file that a header names, or undefined. */
export function columnNamed(kind: UploadKind, columns: readonly string[], header: string): string | undefined {
  const plain = plainName(header);
  const own = columns.find((column) => plainName(column) === plain);
  if (own !== undefined) return own;
  return columns.find((column) => otherNames[kind][column]?.some((other) => plainName(other) === plain));
}
