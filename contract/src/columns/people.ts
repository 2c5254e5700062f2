import { emailMax, scopeCodeMax } from '#limits';
import { type Columns, date, flag, text, whole } from './column.ts';

export const divisionCodeMax = 36;

const numberMax = 40;
/** Room for blanks and brackets, which are not kept. */
const mobileTypedMax = 40;
const grantMax = 100_000_000;

const emailForm = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;

export const rosterColumns: Columns = {
  memberNumber: {
    form: text(numberMax),
    required: true,
    meaning: 'The employee number: the key of the roster, for ever of one person.',
    example: '100001',
    otherNames: [
      ...['Employee Id', 'Employee Number', 'Employee No', 'Employee Code', 'Emp Id', 'Emp No', 'Member Id'],
      ...['Member No', 'Personnel Number', 'Personnel No', 'Payroll Number', 'Staff Id', 'Staff Number', 'Staff No'],
      'Worker Id',
    ],
  },
  firstName: {
    form: text(80),
    required: true,
    meaning: 'First name; members may choose what they are called by.',
    example: 'Thandi',
    otherNames: ['Given Name', 'Forename', 'Legal First Name'],
  },
  surname: {
    form: text(120),
    required: true,
    meaning: 'Surname.',
    example: 'Mokoena',
    otherNames: ['Last Name', 'Family Name', 'Legal Last Name'],
  },
  email: {
    form: text(emailMax, { form: emailForm, words: 'This is not an e-mail address.' }),
    meaning:
      'E-mail address: it may decide the first sign-on; who has registered keeps theirs, and an empty cell clears none.',
    example: 'thandi.mokoena@company.example',
    otherNames: [
      ...['E-mail Address', 'Email Address', 'Work Email', 'Business Email', 'Company Email', 'Primary Work Email'],
    ],
  },
  cellNum: {
    form: text(mobileTypedMax),
    meaning:
      'Mobile number, with a calling code or as the country writes it; who has registered keeps theirs, and an empty cell clears none.',
    example: '082 555 0100',
    otherNames: [
      ...['Mobile', 'Mobile Number', 'Mobile No', 'Mobile Phone', 'Work Mobile', 'Cell', 'Cellphone', 'Cell Phone'],
      ...['Cell Number', 'Cell Phone Number'],
    ],
  },
  divisionCode: {
    form: text(divisionCodeMax, {
      form: /^[A-Za-z0-9][A-Za-z0-9_.-]*$/,
      words: 'Please use letters, digits, points, hyphens and underscores.',
    }),
    meaning: 'Key of the division; without this column the name and the country decide, and make it for a new one.',
    example: 'ZA-ENG',
    otherNames: ['Division Id', 'Department Code', 'Department Id', 'Business Unit Code', 'Org Unit Code'],
  },
  division: {
    form: text(120),
    required: true,
    meaning: 'Name of the division; a division that is not there yet is made.',
    example: 'Engineering Johannesburg',
    otherNames: [
      ...['Division Name', 'Department', 'Department Name', 'Business Unit', 'Org Unit', 'Organisational Unit'],
    ],
  },
  countryCode: {
    form: text(80),
    required: true,
    meaning: 'Country of the division: its two letters or its name, of the file of countries.',
    example: 'ZA',
    otherNames: ['Country', 'Country ISO', 'Country/Region', 'Work Country'],
  },
  clusterCode: {
    form: text(40),
    meaning: 'Cluster of the division: over whom cluster admins and committee members decide.',
    example: 'AFRICA',
    otherNames: ['Cluster', 'Cluster Name'],
  },
  siteTemplate: {
    form: text(40, { form: /^[a-z0-9-]+$/, words: 'This is not a site template.' }),
    meaning:
      "Theme of the member's site; who has an empty one may not enter. Without this column it stays, or is laurel.",
    example: 'laurel',
  },
  costCentre: {
    form: text(scopeCodeMax),
    meaning: 'Cost centre, over which roles can be held; without this column it stays.',
    example: 'CC-4100',
    otherNames: ['Cost Center', 'Cost Centre Code', 'Cost Center Code'],
  },
  managerNumber: {
    form: text(numberMax),
    meaning: 'Member number of the manager, who must be a member or stand in the file.',
    example: '100002',
    otherNames: [
      ...['Manager Id', 'Manager No', 'Manager Employee Id', 'Manager Employee Number', 'Manager Member Number'],
      ...['Line Manager Id', 'Line Manager Number', 'Supervisor Id', 'Supervisor Number', 'Reports To Id'],
    ],
  },
  managerEmail: {
    form: text(emailMax),
    isInstead: true,
    meaning: 'E-mail address of the manager, where there is no number.',
    example: 'johan.botha@company.example',
    otherNames: ['Manager Email Address', 'Manager Work Email', 'Line Manager Email', 'Supervisor Email'],
  },
  hireDate: {
    form: date,
    meaning: 'First day at work, from which anniversaries count; without this column it stays.',
    example: '2016-09-12',
    otherNames: ['Date Hired', 'Date of Hire', 'Original Hire Date', 'Start Date', 'Date Joined', 'Joining Date'],
  },
  birthDay: {
    form: whole(1, 31),
    meaning: 'Day of the birthday, with its month; who has registered keeps theirs, and an empty cell clears none.',
    example: '29',
    otherNames: ['Day of Birth'],
  },
  birthMonth: { form: whole(1, 12), meaning: 'Month of the birthday.', example: '1', otherNames: ['Month of Birth'] },
  birthDate: {
    form: date,
    isInstead: true,
    meaning: 'Date of birth, instead of day and month; its year is not kept.',
    example: '1988-01-29',
    otherNames: ['Date of Birth', 'Birthday', 'DOB'],
  },
  isManager: {
    form: flag,
    meaning: 'Whether they review and award as a manager; a right without its column stays as it is.',
    example: 'false',
    otherNames: ['Manager Flag', 'People Manager'],
  },
  isAdminReports: { form: flag, meaning: 'Whether they are an administrator of reports.', example: 'false' },
  roleCa: { form: flag, meaning: "Whether they are an admin of their division's cluster.", example: 'false' },
  roleCc: { form: flag, meaning: "Whether they are in the committee of their division's cluster.", example: 'false' },
  roleIdea: { form: flag, meaning: 'Whether they review ideas.', example: 'false' },
  roleInv: { form: flag, meaning: 'Whether they hold the role inv.', example: 'false' },
  isActive: {
    form: {
      is: 'flag',
      yes: ['active', 'employed', 'on leave', 'leave'],
      no: ['inactive', 'terminated', 'left', 'leaver', 'resigned', 'retired', 'deceased'],
    },
    meaning: 'Whether they work here; of who does not, nothing but the number is read. Without this column all do.',
    example: 'true',
    otherNames: ['Active', 'Status', 'Employee Status', 'Employment Status'],
  },
};

export const budgetColumns: Columns = {
  memberNumber: {
    form: text(numberMax),
    required: true,
    meaning: 'Member number of a manager.',
    example: '100002',
    otherNames: ['Employee Id', 'Employee Number', 'Employee No', 'Manager Id', 'Manager Number', 'Staff Number'],
  },
  period: {
    form: text(40),
    required: true,
    meaning: 'Name of the period: it grants to each manager once, so the same file again grants nothing.',
    example: '2027 Q1',
    otherNames: ['Budget Period', 'Budget'],
  },
  points: {
    form: whole(1, grantMax),
    required: true,
    meaning: 'Points to award that the period grants.',
    example: '20000',
    otherNames: ['Budget Points', 'Points to Award', 'Amount'],
  },
};
