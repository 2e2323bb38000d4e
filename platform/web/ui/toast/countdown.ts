import { progressTickMs } from "./notification.ts";

export interface Countdown {
  pause(): void;
  resume(): void;
  stop(): void;
}

/**
 * Counts down by the clock instead of by ticks, so a throttled tab ends on time. `onProgress` receives the
 * remaining share, from 1 to 0. `onEnd` is called once.
 */
export function startCountdown(
  durationMs: number,
  onProgress: (left: number) => void,
  onEnd: () => void,
): Countdown {
  let leftMs = durationMs;
  let timer: ReturnType<typeof setInterval> | undefined;

  const pause = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const resume = () => {
    if (timer !== undefined || leftMs <= 0) return;
    let lastMs = performance.now();
    timer = setInterval(() => {
      const nowMs = performance.now();
      leftMs = Math.max(0, leftMs - (nowMs - lastMs));
      lastMs = nowMs;
      onProgress(durationMs > 0 ? leftMs / durationMs : 0);
      if (leftMs > 0) return;
      pause();
      onEnd();
    }, progressTickMs);
  };
  const stop = () => {
    pause();
    leftMs = 0;
  };

  resume();
  return { pause, resume, stop };
}
