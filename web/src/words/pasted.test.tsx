import { expect, test } from 'vitest';
import { markdownOf } from './pasted.ts';

const word = (
  body: string,
) => `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const item = (
  level: number,
  mark: string,
  words: string,
  where = 'Middle',
) => `<p class=MsoListParagraphCxSp${where} style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${words}<o:p></o:p></p>`;

test('a document of Word: heading, emphasis in nested spans, smart quotes', () => {
  const html = word(`
<h1><a name="_Toc1"></a><span lang=EN-US>Travel &amp; hotels<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=EN-US style='font-size:11.0pt'>We say <b style='mso-bidi-font-weight:normal'><span style='color:red'>“please” </span></b>and <i><span>thank
you</span></i> – it’s <span style='font-weight:bold'>free</span>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>See <a href="https://example.com/a b"><span class=MsoHyperlink>the policy</span></a>, <a href="#_Toc1">above</a> or <a href="ftp://files.example/x.doc">here</a>.</p>`);
  expect(markdownOf(html)).toBe(
    '## Travel & hotels\n\nWe say **“please”** and *thank you* – it’s **free**.\n\nSee [the policy](https://example.com/a%20b), above or here.',
  );
});

test('lists of Word are lists, also those within lists, with marks and with numbers', () => {
  const html = word(
    `<p class=MsoNormal>Bring:</p>${item(1, '·', 'a bag', 'First')}${item(2, 'o', 'a <b>small</b> one')}${item(2, 'o', 'no liquids')}${item(1, '·', 'a smile', 'Last')}
<p class=MsoNormal>Then:</p>${item(1, '1.', 'book', 'First')}${item(1, '2.', 'travel')}${item(2, 'a)', 'by train')}${item(2, 'b)', 'on foot')}${item(1, '3.', 'tell', 'Last')}`,
  );
  expect(markdownOf(html)).toBe(
    [
      'Bring:',
      '',
      '- a bag',
      '   - a **small** one',
      '   - no liquids',
      '- a smile',
      '',
      'Then:',
      '',
      '1. book',
      '2. travel',
      '   1. by train',
      '   2. on foot',
      '3. tell',
    ].join('\n'),
  );
});

test('a table of Word is a table; its pipes and lines stay in their cells', () => {
  const cell = (words: string) =>
    `<td width=200 valign=top style='width:150.0pt;border:solid windowtext 1.0pt'><p class=MsoNormal>${words}<o:p></o:p></p></td>`;
  const html = word(
    `<table class=MsoTableGrid border=1 cellspacing=0><tr style='mso-yfti-irow:0'>${cell('<b>Who</b>')}${cell('What')}</tr><tr>${cell('Ann | Bob</p><p class=MsoNormal>and Cy')}${cell('')}</tr></table><p class=MsoNormal>After</p>`,
  );
  expect(markdownOf(html)).toBe('| **Who** | What |\n| --- | --- |\n| Ann \\| Bob and Cy |  |\n\nAfter');
});

test('what Google Docs and mails copy: no bold around everything, lists as they are, spans with weights', () => {
  const google = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Rules</span></h2><p dir="ltr"><span style="font-weight:700">Be kind</span><span style="font-weight:400">, always.</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">One</span></p></li><ul><li aria-level="2"><p><span>Two</span></p></li></ul></ul></b>`;
  expect(markdownOf(google)).toBe('## Rules\n\n**Be kind**, always.\n\n- One\n   - Two');
  expect(markdownOf('<div>One<br>Two</div><div><strong>Three</strong></div><blockquote><p>Said</p></blockquote>')).toBe(
    'One  \nTwo\n\n**Three**\n\n> Said',
  );
  expect(markdownOf('<ol start="3"><li>three</li><li>four<ul><li>within</li></ul></li></ol>')).toBe(
    '3. three\n4. four\n   - within',
  );
});

test('nothing that acts comes along, and what looks like Markdown stays as it was written', () => {
  const html = `<p onclick="x()"><b>Hi</b> <script>alert(1)</script><img src=x onerror=alert(1)>*not bold* _no_ [no](link) 5 < 6 <a href="javascript:alert(1)">tap</a></p><p># no heading</p><p>1. no list</p><p>- nor this</p>`;
  expect(markdownOf(html)).toBe(
    '**Hi** \\*not bold\\* \\_no\\_ \\[no\\](link) 5 \\< 6 tap\n\n\\# no heading\n\n1\\. no list\n\n\\- nor this',
  );
});

test('text without a shape is left to the browser', () => {
  expect(markdownOf('<meta charset="utf-8"><div style="color:#000"><span>plain</span></div>')).toBeUndefined();
  expect(markdownOf('<b style="font-weight:normal">plain</b>')).toBeUndefined();
});
