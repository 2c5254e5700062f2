import type { CSSProperties } from 'react';
import classes from './Parts.module.css';

const steps = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const weights = ['body', 'medium', 'strong', 'title'] as const;
const radii = ['small', 'medium', 'card'] as const;
const colours = [
  ...['canvas', 'surface', 'surface-sunk', 'field', 'line', 'line-strong', 'bone'],
  ...['ink', 'ink-soft', 'brand', 'brand-soft', 'link', 'focus', 'danger'],
  ...['accent', 'accent-soft', 'accent-ink', 'gold', 'gold-deep', 'on-gold', 'on-fill'],
  ...['tint-green', 'tint-gold', 'tint-coral', 'tint-blue', 'tint-plum', 'tint-teal', 'card-paper'],
];

export function Texts() {
  return (
    <ul className={classes.samples}>
      {steps.map((step) => (
        <li key={step}>
          <code>--text-{step}</code>
          <span style={{ fontSize: `var(--text-${step})` }}>Well deserved</span>
        </li>
      ))}
    </ul>
  );
}

export function Weights() {
  return (
    <ul className={classes.samples}>
      {weights.map((weight) => (
        <li key={weight}>
          <code>--weight-{weight}</code>
          <span style={{ fontWeight: `var(--weight-${weight})` }}>Well deserved</span>
        </li>
      ))}
    </ul>
  );
}

export function Spaces() {
  return (
    <ul className={classes.samples}>
      {steps.map((step) => (
        <li key={step}>
          <code>--space-{step}</code>
          <span className={classes.bar} style={{ width: `var(--space-${step})` }} />
        </li>
      ))}
    </ul>
  );
}

export function Corners() {
  return (
    <ul className={classes.swatches}>
      {radii.map((radius) => (
        <li key={radius}>
          <span className={classes.swatch} style={{ borderRadius: `var(--radius-${radius})` }} />
          <code>--radius-{radius}</code>
        </li>
      ))}
    </ul>
  );
}

export function Colours() {
  return (
    <ul className={classes.swatches}>
      {colours.map((colour) => (
        <li key={colour}>
          <span className={classes.swatch} style={{ background: `var(--${colour})` } satisfies CSSProperties} />
          <code>--{colour}</code>
        </li>
      ))}
    </ul>
  );
}
