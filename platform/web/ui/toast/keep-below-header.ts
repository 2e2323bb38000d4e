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
  const observer = new ResizeObserver(measure);
  observer.observe(main);
  return () => observer.disconnect();
}
