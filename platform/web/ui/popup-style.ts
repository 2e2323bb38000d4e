/** Styles of menus, lists and popovers. */
export const popupStyle =
  "z-60 origin-(--transform-origin) rounded-lg border border-line-1 bg-float text-ink-1 shadow-float outline-none " +
  "transition-[opacity,scale] duration-150 data-starting-style:scale-[0.98] data-starting-style:opacity-0 " +
  "data-ending-style:opacity-0 data-ending-style:duration-75 data-instant:duration-0";

/** Styles of one line in a menu or list. */
export const popupItemStyle =
  "flex min-h-8 w-full items-center gap-2.5 rounded-md px-2 text-sm text-ink-1 outline-none select-none " +
  "data-highlighted:bg-paper-3 data-disabled:text-ink-3 data-disabled:opacity-70 pointer-coarse:min-h-11";
