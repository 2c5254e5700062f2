import type { CallOutput } from '#api/call.ts';
import { SmallTable } from '#ui/tables/SmallTable.tsx';

/** What is wrong with a file, line by line: nothing of it counts before this is mended. */
export function ImportErrors({ errors }: { errors: CallOutput<'deskimport'>['errors'] }) {
  return (
    <SmallTable label="Errors in the file" columns={['Line', 'Column', 'What is wrong']}>
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
