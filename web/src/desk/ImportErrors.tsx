import { say } from '@laurel/contract/say';
import type { CallOutput } from '#api/call.ts';
import * as common from '#lib/texts.ts';
import { SmallTable } from '#ui/tables/SmallTable.tsx';
import * as texts from './texts.ts';

/** What is wrong with a file, line by line: nothing of it counts before this is mended. */
export function ImportErrors({ errors }: { errors: CallOutput<'deskimport'>['errors'] }) {
  return (
    <SmallTable
      label={say(texts.errorsInFile)}
      columns={[say(common.line), say(common.column), say(texts.whatIsWrong)]}
    >
      {errors.map(({ line, field, message }) => (
        <tr key={`${line} ${field} ${message}`}>
          <td>{line === 0 ? '' : line}</td>
          <td>{field}</td>
          <td>{message}</td>
        </tr>
      ))}
    </SmallTable>
  );
}
