import type { CallOutput } from '#api/call.ts';
import classes from './ImportDialog.module.css';

/** What is wrong with a file, line by line: nothing of it counts before this is mended. */
export function ImportErrors({ errors }: { errors: CallOutput<'deskimport'>['errors'] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={classes.errors} aria-label="Errors in the file" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Column</th>
            <th scope="col">What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ line, field, message }) => (
            <tr key={`${line} ${field} ${message}`}>
              <td>{line === 0 ? '' : line}</td>
              <td>{field}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
