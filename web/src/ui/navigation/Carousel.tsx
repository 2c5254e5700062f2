import { say } from '@laurel/contract/say';
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import classes from './Carousel.module.css';
import * as texts from './texts.ts';
import { useCarousel } from './use-carousel.ts';

interface Slide {
  id: string;
  /** What a screen reader calls it. */
  label: string;
  content: ReactNode;
}

interface CarouselProps {
  title: string;
  slides: readonly Slide[];
  /** Milliseconds for which a slide stays. */
  intervalMs: number;
}

/**
 * Slides that move on by themselves: a row that scrolls natively, so that fingers, keys and wheels work as everywhere.
 * It stands still under the pointer, with the focus inside, on request, and for people who want less motion.
 */
export function Carousel({ title, slides, intervalMs }: CarouselProps) {
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const { track, overflows, step } = useCarousel({ intervalMs, running: !paused && !held, count: slides.length });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group with a role description, not a fieldset
    <div
      className={classes.carousel}
      role="group"
      aria-roledescription={say(texts.carousel)}
      aria-label={title}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={(event) => setHeld(event.currentTarget.contains(event.relatedTarget))}
    >
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <div className={classes.controls} hidden={!overflows}>
          <IconButton label={say(paused ? texts.play : texts.pause)} onClick={() => setPaused(!paused)}>
            {paused ? <IconPlayerPlay aria-hidden size={18} /> : <IconPlayerPause aria-hidden size={18} />}
          </IconButton>
          <IconButton label={say(texts.previous)} onClick={() => step(-1)}>
            <IconChevronLeft aria-hidden size={20} />
          </IconButton>
          <IconButton label={say(texts.next)} onClick={() => step(1)}>
            <IconChevronRight aria-hidden size={20} />
          </IconButton>
        </div>
      </div>
      <ul ref={track} className={classes.track} tabIndex={overflows ? 0 : undefined}>
        {slides.map((slide) => (
          <li key={slide.id} className={classes.slide} aria-label={slide.label}>
            {slide.content}
          </li>
        ))}
      </ul>
    </div>
  );
}
