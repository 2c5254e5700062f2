import { useCallback, useEffect, useRef, useState } from 'react';
import { onWindowResize } from '#lib/window-size.ts';

interface CarouselRun {
  intervalMs: number;
  running: boolean;
  count: number;
}

export function useCarousel({ intervalMs, running, count }: CarouselRun) {
  const track = useRef<HTMLUListElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const measure = () => {
      const row = track.current;
      setOverflows(row !== null && count > 1 && row.scrollWidth > row.clientWidth + 1);
    };
    measure();
    return onWindowResize(measure);
  }, [count]);

  const step = useCallback((by: 1 | -1) => {
    const row = track.current;
    if (row) row.scrollTo({ left: along(row) * nextAt(row, by), behavior: wantsLessMotion() ? 'auto' : 'smooth' });
  }, []);

  useEffect(() => {
    if (!running || !overflows || wantsLessMotion()) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) step(1);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [running, overflows, intervalMs, step]);

  return { track, overflows, step };
}

/** Where a line runs to the left, a row scrolls into negative numbers. */
function along(row: HTMLElement): 1 | -1 {
  return row.matches(':dir(rtl)') ? -1 : 1;
}

/** How far the row must scroll to show one slide further on, or back; past an end it begins at the other. */
function nextAt(row: HTMLElement, by: 1 | -1): number {
  const end = row.scrollWidth - row.clientWidth;
  const width = slideWidth(row);
  const at = along(row) * row.scrollLeft;
  if (by > 0) return at >= end - 2 ? 0 : Math.min(end, (Math.round(at / width) + 1) * width);
  return at <= 2 ? end : Math.max(0, (Math.round(at / width) - 1) * width);
}

function slideWidth(row: HTMLElement): number {
  const [first, second] = Array.from(row.children) as HTMLElement[];
  if (!first) return row.clientWidth;
  return second ? Math.abs(second.offsetLeft - first.offsetLeft) : first.offsetWidth;
}

function wantsLessMotion(): boolean {
  // as it is sent: a media query
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
