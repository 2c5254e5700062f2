import { emailMax, memberNumberMax, scopeCodeMax } from '#limits';
import { type Columns, date, flag, text, whole } from './column.ts';
import * as texts from './texts.ts';

export const divisionCodeMax = 36;

/** Room for blanks and brackets, which are not kept. */
const mobileTypedMax = 40;
const grantMax = 100_000_000;

const emailForm = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;

export const rosterColumns: Columns = {
  memberNumber: {
    form: text(memberNumberMax),
    required: true,
    meaning: texts.rosterMemberNumber,
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
    meaning: texts.rosterFirstName,
    example: 'Thandi',
    otherNames: ['Given Name', 'Forename', 'Legal First Name'],
  },
  surname: {
    form: text(120),
    required: true,
    meaning: texts.rosterSurname,
    example: 'Mokoena',
    otherNames: ['Last Name', 'Family Name', 'Legal Last Name'],
  },
  familyNameFirst: {
    form: flag,
    meaning: texts.rosterFamilyNameFirst,
    example: 'false',
    otherNames: ['Family Name First', 'Last Name First', 'Surname First'],
  },
  email: {
    form: text(emailMax, { form: emailForm, words: texts.rosterEmailForm }),
    meaning: texts.rosterEmail,
    example: 'thandi.mokoena@company.example',
    otherNames: [
      ...['E-mail Address', 'Email Address', 'Work Email', 'Business Email', 'Company Email', 'Primary Work Email'],
    ],
  },
  cellNum: {
    form: text(mobileTypedMax),
    meaning: texts.rosterCellNum,
    example: '082 555 0100',
    otherNames: [
      ...['Mobile', 'Mobile Number', 'Mobile No', 'Mobile Phone', 'Work Mobile', 'Cell', 'Cellphone', 'Cell Phone'],
      ...['Cell Number', 'Cell Phone Number'],
    ],
  },
  divisionCode: {
    form: text(divisionCodeMax, {
      form: /^[A-Za-z0-9][A-Za-z0-9_.-]*$/,
      words: texts.rosterDivisionCodeForm,
    }),
    meaning: texts.rosterDivisionCode,
    example: 'ZA-ENG',
    otherNames: ['Division Id', 'Department Code', 'Department Id', 'Business Unit Code', 'Org Unit Code'],
  },
  division: {
    form: text(120),
    required: true,
    meaning: texts.rosterDivision,
    example: 'Engineering Johannesburg',
    otherNames: [
      ...['Division Name', 'Department', 'Department Name', 'Business Unit', 'Org Unit', 'Organisational Unit'],
    ],
  },
  countryCode: {
    form: text(80),
    required: true,
    meaning: texts.rosterCountryCode,
    example: 'ZA',
    otherNames: ['Country', 'Country ISO', 'Country/Region', 'Work Country'],
  },
  clusterCode: {
    form: text(40),
    meaning: texts.rosterClusterCode,
    example: 'AFRICA',
    otherNames: ['Cluster', 'Cluster Name'],
  },
  siteTemplate: {
    form: text(40, { form: /^[a-z0-9-]+$/, words: texts.rosterSiteTemplateForm }),
    meaning: texts.rosterSiteTemplate,
    example: 'laurel',
  },
  costCentre: {
    form: text(scopeCodeMax),
    meaning: texts.rosterCostCentre,
    example: 'CC-4100',
    otherNames: ['Cost Center', 'Cost Centre Code', 'Cost Center Code'],
  },
  managerNumber: {
    form: text(memberNumberMax),
    meaning: texts.rosterManagerNumber,
    example: '100002',
    otherNames: [
      ...['Manager Id', 'Manager No', 'Manager Employee Id', 'Manager Employee Number', 'Manager Member Number'],
      ...['Line Manager Id', 'Line Manager Number', 'Supervisor Id', 'Supervisor Number', 'Reports To Id'],
    ],
  },
  managerEmail: {
    form: text(emailMax),
    isInstead: true,
    meaning: texts.rosterManagerEmail,
    example: 'johan.botha@company.example',
    otherNames: ['Manager Email Address', 'Manager Work Email', 'Line Manager Email', 'Supervisor Email'],
  },
  hireDate: {
    form: date,
    meaning: texts.rosterHireDate,
    example: '2016-09-12',
    otherNames: ['Date Hired', 'Date of Hire', 'Original Hire Date', 'Start Date', 'Date Joined', 'Joining Date'],
  },
  birthDay: {
    form: whole(1, 31),
    meaning: texts.rosterBirthDay,
    example: '29',
    otherNames: ['Day of Birth'],
  },
  birthMonth: { form: whole(1, 12), meaning: texts.rosterBirthMonth, example: '1', otherNames: ['Month of Birth'] },
  birthDate: {
    form: date,
    isInstead: true,
    meaning: texts.rosterBirthDate,
    example: '1988-01-29',
    otherNames: ['Date of Birth', 'Birthday', 'DOB'],
  },
  language: {
    form: text(40),
    meaning: texts.rosterLanguage,
    example: 'en',
    otherNames: ['Preferred Language', 'Correspondence Language', 'Language Code', 'Locale'],
  },
  isManager: {
    form: flag,
    meaning: texts.rosterIsManager,
    example: 'false',
    otherNames: ['Manager Flag', 'People Manager'],
  },
  isAdminReports: { form: flag, meaning: texts.rosterIsAdminReports, example: 'false' },
  roleCa: { form: flag, meaning: texts.rosterRoleCa, example: 'false' },
  roleCc: { form: flag, meaning: texts.rosterRoleCc, example: 'false' },
  roleIdea: { form: flag, meaning: texts.rosterRoleIdea, example: 'false' },
  roleInv: { form: flag, meaning: texts.rosterRoleInv, example: 'false' },
  isActive: {
    form: {
      is: 'flag',
      yes: ['active', 'employed', 'on leave', 'leave'],
      no: ['inactive', 'terminated', 'left', 'leaver', 'resigned', 'retired', 'deceased'],
    },
    meaning: texts.rosterIsActive,
    example: 'true',
    otherNames: ['Active', 'Status', 'Employee Status', 'Employment Status'],
  },
};

export const budgetColumns: Columns = {
  memberNumber: {
    form: text(memberNumberMax),
    required: true,
    meaning: texts.budgetMemberNumber,
    example: '100002',
    otherNames: ['Employee Id', 'Employee Number', 'Employee No', 'Manager Id', 'Manager Number', 'Staff Number'],
  },
  period: {
    form: text(40),
    required: true,
    meaning: texts.budgetPeriod,
    example: '2027 Q1',
    otherNames: ['Budget Period', 'Budget'],
  },
  points: {
    form: whole(1, grantMax),
    required: true,
    meaning: texts.budgetPoints,
    example: '20000',
    otherNames: ['Budget Points', 'Points to Award', 'Amount'],
  },
  lastDay: {
    form: date,
    meaning: texts.budgetLastDay,
    example: '2035-12-31',
    otherNames: ['Last Day', 'Valid Until', 'Expiry Date', 'End Date'],
  },
};
