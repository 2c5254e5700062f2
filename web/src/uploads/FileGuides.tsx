import { columnsByKind } from '@laurel/contract/columns/by-kind';
import { formWords } from '@laurel/contract/columns/form-words';
import { say } from '@laurel/contract/say';
import type { UploadKind } from '@laurel/contract/upload-kinds';
import { mayUpload, uploadTitles } from '@laurel/contract/upload-kinds';
import { IconChevronDown, IconDownload, IconLanguage } from '@tabler/icons-react';
import { fetchFile } from '#api/fetch-file.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { excelFailed, exportCsv, exportFetched } from '#ui/tables/export.ts';
import classes from './FileGuides.module.css';
import { fileGuides } from './file-guides.ts';
import * as texts from './texts.ts';

/** What each kind of file holds, and a template of it. */
export function FileGuides() {
  const member = useMember();
  const kinds = (Object.keys(fileGuides) as UploadKind[]).filter((kind) => mayUpload(kind, member));
  return (
    <Card title={say(texts.whatFileHolds)}>
      <p className={words.soft}>{say(texts.aboutFiles)}</p>
      <div className={classes.guides}>
        {kinds.map((kind) => (
          <Guide key={kind} kind={kind} />
        ))}
      </div>
    </Card>
  );
}

function Guide({ kind }: { kind: UploadKind }) {
  const title = say(uploadTitles[kind]);
  return (
    <details className={classes.guide}>
      <summary>
        <strong>{title}</strong>
        <span className={`${words.facts} ${classes.words}`}>{fileGuides[kind]}</span>
        <IconChevronDown aria-hidden size={20} stroke={1.8} />
      </summary>
      <div className={`${layout.list} ${classes.body}`}>
        <table className={classes.columns}>
          <caption className="visually-hidden">{say(texts.columnsOf, { kind: title })}</caption>
          <thead className={layout.heads}>
            <tr>
              <th scope="col">{say(common.column)}</th>
              <th scope="col">{say(texts.whatGoesIn)}</th>
              <th scope="col">{say(texts.example)}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(columnsByKind[kind]).map(([name, { form, required, meaning, example }]) => (
              <tr key={name}>
                <th scope="row">
                  {name} {required ? <Badge tone="waiting">{say(texts.required)}</Badge> : null}
                </th>
                <td>
                  {say(meaning)} <span className={words.soft}>{formWords(form)}</span>
                </td>
                <td>
                  <code>{example}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={layout.row}>
          <Button
            variant="default"
            icon={<IconDownload aria-hidden size={18} stroke={1.7} />}
            onClick={() => downloadTemplate(kind)}
          >
            {say(texts.downloadTemplate)}
          </Button>
          {kind === 'translations' ? <WhatToTranslate /> : null}
        </div>
      </div>
    </details>
  );
}

/** What the company wrote, with what is translated already: to be filled in and uploaded again. */
function WhatToTranslate() {
  const fetchAll = () =>
    exportFetched((onFailed) => fetchFile('exporttranslations', { format: 'xlsx' }, onFailed), excelFailed);
  return (
    <Button
      variant="default"
      icon={<IconLanguage aria-hidden size={18} stroke={1.7} />}
      onClick={() => void fetchAll()}
    >
      {say(texts.downloadWritten)}
    </Button>
  );
}

/** The names of the columns, and one line of examples to write over. */
function downloadTemplate(kind: UploadKind) {
  const own = Object.entries(columnsByKind[kind]).filter(([, { isInstead }]) => !isInstead);
  const cells = own.map(([name, { example }]) => ({ header: name, value: () => example }));
  void exportCsv(`${kind}_template.csv`, cells, [null]);
}
