export const scrimStyle =
  "fixed inset-0 z-50 bg-scrim transition-opacity duration-200 " +
  "data-starting-style:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-150";

/**
 * Centred on large screens, at the bottom on phones, where the thumb is. In a low window the whole dialog
 * scrolls. It leaves room for toasts (above it on phones, below it on large screens), so that none covers its
 * buttons: first it gets lower, then it moves up.
 */
export const dialogPopupStyle =
  "dialog-popup fixed inset-x-3 bottom-3 z-50 mx-auto flex max-h-[calc(100dvh-1.5rem-min(var(--toasts-room,0px),40dvh))] flex-col rounded-xl border border-line-1 " +
  "bg-float text-base text-ink-1 shadow-dialog outline-none wrap-break-word sm:top-[calc(50%-max(0px,min(var(--toasts-room,0px),30dvh)-15dvh))] sm:bottom-auto sm:max-h-[calc(100dvh-4rem-2*min(var(--toasts-room,0px),15dvh))] " +
  "sm:-translate-y-1/2 transition-[opacity,scale] duration-200 data-starting-style:scale-[0.985] " +
  "data-starting-style:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-150 " +
  "[@media(height<30rem)]:overflow-y-auto";
