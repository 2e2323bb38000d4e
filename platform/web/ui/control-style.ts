/** The box of all inputs. Text has 16 px on touch devices, because phones zoom the page for less. */
export const controlStyle =
  "w-full min-w-0 rounded-md border border-line-3 bg-paper-1 px-3 text-base text-ink-1 transition-colors " +
  "hover:border-ink-3 focus-visible:border-accent focus-visible:outline-offset-1 " +
  "aria-invalid:border-bad aria-invalid:focus-visible:outline-bad " +
  "disabled:border-line-2 disabled:bg-paper-2 disabled:text-ink-3 disabled:cursor-not-allowed " +
  "pointer-coarse:text-lg";

export const controlHeight = "h-9 pointer-coarse:h-11";
