/**
 * Lets a vertical swipe with one finger scroll the page around a canvas, because the canvas may fill the window of a
 * phone. A horizontal swipe pans the canvas, two fingers pan and zoom it. Returns the function that undoes this.
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
    // Hides the move from the canvas, which would prevent scrolling. A move that cannot be cancelled belongs to a
    // scroll in progress.
    if (event.touches.length === 1 && (isScrolling || !event.cancelable)) event.stopPropagation();
  };
  canvas.addEventListener("touchstart", begin, { capture: true, passive: true });
  canvas.addEventListener("touchmove", move, { capture: true, passive: true });
  return () => {
    canvas.removeEventListener("touchstart", begin, { capture: true });
    canvas.removeEventListener("touchmove", move, { capture: true });
  };
}
