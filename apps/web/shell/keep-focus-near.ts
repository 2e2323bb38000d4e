/**
 * Keeps the keyboard's place when the element that has the focus is removed, for example with its row of a list: what
 * took its place has the focus then. It is the row and not a button in it, so that a second press does nothing.
 */
export function keepFocusNear(main: HTMLElement): () => void {
  let focused: Element | undefined;
  let gap: Gap | undefined;
  const remember = ({ target }: FocusEvent) => {
    focused = target instanceof Element && target !== main ? target : undefined;
    gap = undefined;
  };
  const follow = (records: readonly MutationRecord[]) => {
    if (!focused || (focused.isConnected && !gap)) return;
    for (const record of records) {
      const lost: Node = gap?.parent ?? focused;
      if ([...record.removedNodes].some((removed) => removed.contains(lost))) gap = gapOf(record);
    }
    const found = gap;
    if (found) onceNothingHasFocus(() => found === gap && fill(found, main));
  };
  const observer = new MutationObserver(follow);
  observer.observe(main, { childList: true, subtree: true });
  main.addEventListener("focusin", remember);
  return () => {
    observer.disconnect();
    main.removeEventListener("focusin", remember);
  };
}

/** Where an element was removed. */
interface Gap {
  parent: Node;
  next: Node | null;
  previous: Node | null;
}

const gapOf = ({ target, nextSibling, previousSibling }: MutationRecord): Gap => ({
  parent: target,
  next: nextSibling,
  previous: previousSibling,
});

/** The row after the gap, the last one before it, or what both were in. Hidden elements do not take the focus. */
function fill({ parent, next, previous }: Gap, main: HTMLElement): void {
  const before = [...siblings(previous, "previousSibling")].map(
    (element) => [...element.querySelectorAll<HTMLElement>("li, tr, article")].at(-1) ?? element,
  );
  const around = parent instanceof HTMLElement && main.contains(parent) ? [parent] : [];
  for (const candidate of [...siblings(next, "nextSibling"), ...before, ...around, main]) {
    // Neither a button nor a field: a key that is pressed once more would act on it.
    if (!candidate.isConnected || candidate.tabIndex >= 0) continue;
    candidate.tabIndex = -1;
    candidate.focus({ preventScroll: true });
    if (document.activeElement === candidate) return;
  }
}

function* siblings(from: Node | null, way: "nextSibling" | "previousSibling"): Generator<HTMLElement> {
  for (let node = from; node; node = node[way]) if (node instanceof HTMLElement) yield node;
}

/** A dialog that closes has the focus for so long at most: a second. */
const mostFrames = 60;

function onceNothingHasFocus(act: () => void, frames = mostFrames): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) act();
    else if (frames > 0 && activeElement.closest("[role=dialog], [role=alertdialog], [role=menu]"))
      onceNothingHasFocus(act, frames - 1);
  });
}
