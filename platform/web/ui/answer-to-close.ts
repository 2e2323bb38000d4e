/** What Escape, the close button and a press outside do: close the dialog, say what to do first, or stop something. */
export function answerToClose({
  isEscape,
  isUnkept,
  isUnsaved,
  isAsked,
  hasEscape,
}: WishToClose): "close" | "ask" | "escape" {
  if (isUnkept || (isUnsaved && !isAsked)) return "ask";
  return isEscape && hasEscape ? "escape" : "close";
}

interface WishToClose {
  isEscape: boolean;
  /** The dialog shows what is never shown again, and it was not copied yet. */
  isUnkept: boolean;
  /** The dialog has input that is not saved. */
  isUnsaved: boolean;
  /** The dialog has just said what would be lost. */
  isAsked: boolean;
  /** Escape stops something that is going on. */
  hasEscape: boolean;
}
