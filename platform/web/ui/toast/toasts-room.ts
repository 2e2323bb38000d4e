/** Between toasts and what makes room for them. */
const gapPx = 12;

/** Keeps `--toasts-room` of the page at the height that the toasts in `place` take; returns the way to stop. */
export function tellToastsRoom(place: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const heightPx = place.offsetHeight;
    if (heightPx > 0) style.setProperty("--toasts-room", `${heightPx + gapPx}px`);
    else style.removeProperty("--toasts-room");
  });
  observer.observe(place);
  return () => {
    observer.disconnect();
    style.removeProperty("--toasts-room");
  };
}
