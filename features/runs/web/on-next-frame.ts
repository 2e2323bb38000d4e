const longestWaitMs = 250;

/**
 * Returns a function that calls `act` once at the next frame, however often it is called. A hidden page has
 * no frames, so a timer replaces them, even if the page was hidden after the call.
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
