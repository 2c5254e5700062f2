import words from '#ui/layout/words.module.css';

/** What is wrong with several fields together, or with how many there are; read out as it comes. */
export function GroupError({ error }: { error: string | undefined }) {
  return error ? (
    <p className={words.error} role="alert">
      {error}
    </p>
  ) : null;
}
