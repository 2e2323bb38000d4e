const longestWaitMs = 250;

/**
 * Calls `act` once with the next frame however often it is asked to. A hidden page has no frames but a timer, also for
 * what was asked just before it was hidden.
 */
export function onNextFrame(act: () => void): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    let frame: number | undefined;
    const run = () => {
      isAsked = false;
      clearTimeout(timer);
      if (frame !== undefined) cancelAnimationFrame(frame);
      act();
    };
    const timer = setTimeout(run, longestWaitMs);
    if (!document.hidden) frame = requestAnimationFrame(run);
  };
}
