import { Picture } from '#ui/Picture.tsx';
import { illustrations } from '../paths.ts';
import classes from './Nominate.module.css';

const namesShown = 6;

/** Says that it worked, and for whom; stays until the next form begins. */
export function NominationSent({ names }: { names: readonly string[] }) {
  const more = names.length - namesShown;
  return (
    <div role="status">
      {names.length > 0 ? (
        <div className={classes.sent}>
          <Picture src={illustrations.success} width={112} height={80} className={classes.sentPicture} />
          <div>
            <p className={classes.sentWords}>Successfully submitted nomination</p>
            <p className={classes.sentNames}>
              {names.slice(0, namesShown).join(', ')}
              {more > 0 ? ` and ${more} more` : ''}
            </p>
          </div>
        </div>
      ) : null}
    </div>
  );
}
