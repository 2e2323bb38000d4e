const hiddenPageMs = 250;

/** Calls `act` once with the next frame however often it is asked to; a hidden page has no frames but a timer. */
export function onNextFrame(act: () => void): () => void {
  let isAsked = false;
  const run = () => {
    isAsked = false;
    act();
  };
  return () => {
    if (isAsked) return;
    isAsked = true;
    if (document.hidden) setTimeout(run, hiddenPageMs);
    else requestAnimationFrame(run);
  };
}
