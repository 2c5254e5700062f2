import { expect, test } from 'vitest';
import { classComplaints } from './class-rules.ts';

const sheet = (text: string) => [{ path: 'web/src/shop/Row.module.css', text }];
const source = (text: string, from = './Row.module.css') => [
  { path: 'web/src/shop/Row.tsx', text: `import classes from '${from}';\n${text}` },
];

test('every class of a sheet is asked for by who imports it', () => {
  const rows = sheet('.row {\n  & > .name {\n    margin: 0;\n  }\n}\n.old {\n  margin: 0;\n}\n');
  expect(classComplaints(rows, source('<p className={classes.row}>{classes.name}</p>'))).toEqual([
    'web/src/shop/Row.module.css:6: nobody who imports it asks for .old.',
  ]);
});

test('nobody asks for a class that is not there', () => {
  const rows = sheet('.row {\n  margin: 0.5rem;\n}\n');
  expect(classComplaints(rows, source('<p className={classes.row}>{classes.name}</p>'))).toEqual([
    'web/src/shop/Row.tsx:2: web/src/shop/Row.module.css has no .name.',
  ]);
});

test('a sheet of another room is found by its name in the house', () => {
  const rows = sheet('@media (width < 36em) {\n  .row {\n    margin: 0;\n  }\n}\n');
  expect(classComplaints(rows, source('classes.row', '#shop/Row.module.css'))).toEqual([]);
});

test('what is not asked for by its name is refused', () => {
  const rows = sheet('.row {\n  margin: 0;\n}\n');
  expect(classComplaints(rows, source('classes.row;\nshow(classes[name]);'))).toEqual([
    'web/src/shop/Row.tsx:3: ask classes for a class by its name.',
  ]);
});

test('words in comments, addresses and the page around are no classes of the sheet', () => {
  const rows = sheet("/* As .old was. */\n:global(body.dark) > .row {\n  background: url('a.png');\n}\n");
  expect(classComplaints(rows, source('classes.row'))).toEqual([]);
});
