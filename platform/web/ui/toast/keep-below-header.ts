const gapPx = 8;

/**
 * Keeps the CSS variable `--toasts-top` below the header of a page that fills the window. Notices above the page
 * move it. Returns the function that stops it.
 */
export function keepBelowHeader(): () => void {
  const main = document.getElementById("main");
  if (!main) return () => {};
  const measure = () => {
    const header = main.querySelector(":scope header");
    const { bottom } = header?.getBoundingClientRect() ?? { bottom: main.getBoundingClientRect().top };
    document.documentElement.style.setProperty("--toasts-top", `${Math.round(bottom) + gapPx}px`);
  };
  // The page shrinks when something above it grows.
  const sizes = new ResizeObserver(measure);
  sizes.observe(main);
  // A page that still loads has no header yet.
  let frame = 0;
  const contents = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  });
  contents.observe(main, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
    cancelAnimationFrame(frame);
  };
}
