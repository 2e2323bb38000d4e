/** What Escape closes first: dialogs and menus, and forms and a browser in somebody's hands, which say so themselves. */
const holders = "[role='dialog'], [role='alertdialog'], [role='menu'], [data-holds-escape]";

/**
 * Whether Escape stops what is under way. It acts on what has the focus: only in the composer (or what stands for it),
 * and where nothing has the focus, it is meant for the run. Never while something is open that it would close.
 */
export function stopsByEscape(event: KeyPress, page: Pick<Document, "querySelector">): boolean {
  if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return false;
  if (page.querySelector(holders)) return false;
  const at = event.target as Pick<Element, "closest" | "localName"> | null;
  if (at === null || !("closest" in at)) return true;
  return at.localName === "body" || at.localName === "html" || at.closest("[data-escape-stops]") !== null;
}

type KeyPress = Pick<KeyboardEvent, "key" | "defaultPrevented" | "isComposing" | "target">;
