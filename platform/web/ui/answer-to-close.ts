/** What Escape, the close button and a press outside do: close the dialog, say what to do first, or stop something. */
export function answerToClose({ isEscape, isUnkept, hasEscape }: WishToClose): "close" | "ask" | "escape" {
  if (isUnkept) return "ask";
  return isEscape && hasEscape ? "escape" : "close";
}

interface WishToClose {
  isEscape: boolean;
  /** The dialog shows what is never shown again, and it was not copied yet. */
  isUnkept: boolean;
  /** Escape stops something that is going on. */
  hasEscape: boolean;
}
