/**
 * Lets one finger that moves up or down scroll the page on which a canvas stands: on a phone the canvas may fill the
 * window, and nobody would get past it. To the sides one finger moves the canvas, two fingers move and zoom it.
 */
export function leaveScrollingToPage(canvas: HTMLElement): () => void {
  let begun: Touch | undefined;
  let isScrolling = false;
  const begin = ({ touches }: TouchEvent) => {
    begun = touches.length === 1 ? touches[0] : undefined;
    isScrolling = false;
  };
  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (begun && touch) {
      isScrolling = Math.abs(touch.clientY - begun.clientY) > Math.abs(touch.clientX - begun.clientX);
      begun = undefined;
    }
    // The canvas would take every move for its own and keep the page where it is. While the page still scrolls from an
    // earlier touch, nobody can stop it.
    if (event.touches.length === 1 && (isScrolling || !event.cancelable)) event.stopPropagation();
  };
  canvas.addEventListener("touchstart", begin, { capture: true, passive: true });
  canvas.addEventListener("touchmove", move, { capture: true, passive: true });
  return () => {
    canvas.removeEventListener("touchstart", begin, { capture: true });
    canvas.removeEventListener("touchmove", move, { capture: true });
  };
}
