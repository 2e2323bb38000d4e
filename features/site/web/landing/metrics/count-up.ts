/** Animates a number up to its value, and from there to each new value. */
export function countUp(place: HTMLElement, { durationMs, locale }: CountUpOptions): (value: number) => void {
  let reached = 0;
  let goal: number | undefined;
  let frame = 0;

  return (value) => {
    if (value === goal) return;
    goal = value;
    const from = reached;
    const begin = performance.now();
    const step = (now: number) => {
      const part = isCalm() ? 1 : Math.min(1, Math.max(0, (now - begin) / durationMs));
      reached = Math.round(from + (value - from) * easeOut(part));
      place.textContent = reached.toLocaleString(locale);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    cancelAnimationFrame(frame);
    step(begin);
  };
}

function isCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function easeOut(part: number): number {
  return 1 - (1 - part) ** 3;
}

interface CountUpOptions {
  durationMs: number;
  locale: string;
}
