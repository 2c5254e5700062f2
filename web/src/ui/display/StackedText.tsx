import classes from './StackedText.module.css';

/** A name, and in small letters below it what tells it from others. */
export function StackedText({ text, notes }: { text: string; notes: readonly string[] }) {
  const below = notes.filter((note) => note !== '').join(' · ');
  return (
    <span className={classes.stack}>
      <span dir="auto" className={classes.text}>
        {text}
      </span>
      {below ? <span className={classes.notes}>{below}</span> : null}
    </span>
  );
}
