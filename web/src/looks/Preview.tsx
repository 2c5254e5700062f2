import type { LookDocument } from '@laurel/contract/looks/look';
import { grounds } from '@laurel/contract/looks/pairs';
import { paletteOf } from '@laurel/contract/looks/palette';
import { isUploaded } from '@laurel/contract/looks/uploaded';
import { say } from '@laurel/contract/say';
import type { CSSProperties } from 'react';
import * as common from '#lib/texts.ts';
import words from '#ui/layout/words.module.css';
import { cardPicture, illustrations } from '../paths.ts';
import classes from './Looks.module.css';
import { logoPicture } from './logo-picture.ts';
import * as texts from './texts.ts';

const schemes = [
  ['day', say(texts.byDay)],
  ['night', say(texts.byNight)],
] as const;
const tokens = ['canvas', 'surface', 'ink', 'ink-soft', 'brand', 'brand-soft', 'fill', 'accent', 'hero-accent'];
const card = 'behaviours.act-of-courage';

/** A site as it will look: its header, buttons, a tile, a card and the head of an e-mail, by day and by night. */
export function Preview({ document }: { document: LookDocument }) {
  const isWhole = /^#[0-9a-f]{6}$/.test(document.brand) && /^#[0-9a-f]{6}$/.test(document.accent);
  return (
    <section className={classes.preview} aria-label={say(texts.preview)}>
      <h2 className={words.name}>{say(texts.preview)}</h2>
      {isWhole
        ? schemes.map(([scheme, label]) => (
            <figure key={scheme}>
              <figcaption className={words.facts}>{label}</figcaption>
              <Seen document={document} scheme={scheme} />
            </figure>
          ))
        : null}
    </section>
  );
}

/** Nothing of it can be pressed. */
function Seen({ document, scheme }: { document: LookDocument; scheme: 'day' | 'night' }) {
  const { name, logo, mailHead, cards } = document;
  const palette = paletteOf(document);
  const colour = grounds(palette, scheme);
  const style = Object.fromEntries([
    ...tokens.map((token) => [`--seen-${token}`, colour(token)]),
    ['--seen-hero', palette['brand-8']],
    ['--seen-head', palette['accent-0']],
  ]) as CSSProperties;
  const picture = cards[card] ?? 'act-of-courage';
  return (
    <div className={classes.seen} style={style} aria-hidden>
      <p className={classes.seenHeader}>
        <img src={logoPicture(logo[scheme])} alt="" height={28} />
        <span dir="auto">{name}</span>
      </p>
      <p className={classes.seenHero}>
        <span>{say(common.home)}</span> <b>{say(common.nominateColleague)}</b>
      </p>
      <p className={classes.seenRow}>
        <b className={classes.seenFill}>{say(texts.save)}</b>
        <b className={classes.seenSoft}>{say(texts.change)}</b>
      </p>
      <p className={classes.seenTile}>
        <span>{say(common.rewards)}</span>
        <img src={illustrations.rewards} alt="" width={56} height={42} />
      </p>
      <img className={classes.seenCard} src={cardPicture(picture)} alt="" />
      <p className={classes.seenMail}>
        {mailHead && isUploaded(mailHead) ? <img src={logoPicture(mailHead)} alt="" height={28} /> : name.toUpperCase()}
      </p>
    </div>
  );
}
