import { useEffect, useRef } from 'react';
import { article as words } from '../../content/site/article.ts';
import { TEXT_ID } from './built-article.ts';
import styles from './reading-progress.module.css';

interface Reading {
  readonly scrolled_px: number;
  readonly window_px: number;
  readonly text_top_px: number;
  readonly text_height_px: number;
}

/** B-047: how much of the text has come into view and passed, 0 to 1. */
export function readShare({ scrolled_px, window_px, text_top_px, text_height_px }: Reading): number {
  const end_px = text_top_px + text_height_px - window_px;
  return end_px <= 0 ? 1 : Math.min(1, Math.max(0, scrolled_px / end_px));
}

function currentShare(): number {
  const text = document.getElementById(TEXT_ID)?.getBoundingClientRect();
  if (text === undefined) return 0;
  return readShare({
    scrolled_px: scrollY,
    window_px: innerHeight,
    text_top_px: text.top + scrollY,
    text_height_px: text.height,
  });
}

/** B-047: the bar at the very top. It is drawn by script and says its state when asked. */
export function ReadingProgress() {
  const bar = useRef<HTMLProgressElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = (): void => {
      frame = 0;
      if (bar.current !== null) bar.current.value = Math.round(currentShare() * 1000) / 10;
    };
    const soon = (): void => {
      frame ||= requestAnimationFrame(draw);
    };
    draw();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, []);
  return <progress ref={bar} className={styles['bar']} aria-label={words.progress} max={100} value={0} />;
}
