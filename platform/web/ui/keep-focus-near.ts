/**
 * Keeps the keyboard's place when the element that has the focus is removed, for example with its row of a list: what
 * took its place has the focus then. It is the row and not a button in it, so that a second press does nothing.
 * @param main The main area of a page, or a modal dialog, which nothing behind it takes the focus from.
 */
export function keepFocusNear(main: HTMLElement): () => void {
  const isModal = main.matches(overlays);
  const isLost = (active: Element | null) =>
    active === null ||
    active === document.body ||
    (isModal && !main.contains(active) && !isOver(active, main));
  let focused: Element | undefined;
  let gap: Gap | undefined;
  const forget = () => {
    focused = undefined;
    gap = undefined;
  };
  const arrive = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    if (target !== main && main.contains(target)) {
      focused = target;
      gap = undefined;
    } else if (!isModal && !isOver(target, main)) forget();
  };
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget || target !== focused) return;
    // Whoever clicks beside it leaves it. One that is removed is gone by then, one that is busy comes back.
    queueMicrotask(() => {
      const isLeft = target === focused && focused !== document.activeElement;
      if (isLeft && focused?.isConnected && !focused.matches(":disabled")) forget();
    });
  };
  const follow = (records: readonly MutationRecord[]) => {
    if (!focused) return;
    const isAwaited = gap !== undefined;
    for (const record of records) {
      const lost: Node = gap?.parent ?? focused;
      if ([...record.removedNodes].some((removed) => removed.contains(lost))) gap = gapOf(record);
    }
    if (gap && !isAwaited) onceLost(comeBack, forget);
  };
  const comeBack = () => {
    const [lost, left] = [focused, gap];
    // First of all: the element that gets the focus now may be removed as well and has to be followed.
    forget();
    if (lost?.isConnected && lost instanceof HTMLElement) lost.focus({ preventScroll: true });
    else if (left) fillGap(left, main);
  };
  /** `otherwise` when something has the focus, or when another page is shown, which sets it itself. */
  const onceLost = (act: () => void, otherwise: () => void): void => {
    const { pathname } = location;
    const until = performance.now() + mostMs;
    const look = () => {
      const { activeElement } = document;
      if (pathname !== location.pathname) otherwise();
      else if (isLost(activeElement)) act();
      else if (performance.now() < until && activeElement && isOver(activeElement, main))
        requestAnimationFrame(look);
      else otherwise();
    };
    // A dialog takes the focus itself first, in the next frame.
    requestAnimationFrame(isModal ? () => requestAnimationFrame(look) : look);
  };
  const observer = new MutationObserver(follow);
  observer.observe(main, { childList: true, subtree: true });
  document.addEventListener("focusin", arrive);
  document.addEventListener("focusout", leave);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", arrive);
    document.removeEventListener("focusout", leave);
  };
}

const overlays = "[role=dialog], [role=alertdialog], [role=menu], [data-toaster]";

/** In an overlay that `main` is not part of. */
function isOver(element: Element, main: HTMLElement): boolean {
  const overlay = element.closest(overlays);
  return overlay !== null && overlay !== main;
}

/** A dialog that closes has the focus for so long at most, also on a slow machine. */
const mostMs = 10_000;

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

/** The row after the gap, the last one before it, or what both were in. */
function fillGap({ parent, next, previous }: Gap, main: HTMLElement): void {
  const before = [...siblings(previous, "previousSibling")].map(
    (element) => [...element.querySelectorAll<HTMLElement>("li, tr, article")].at(-1) ?? element,
  );
  const around = parent instanceof HTMLElement && parent !== main ? [parent] : [];
  const hasIt = [...siblings(next, "nextSibling"), ...before, ...around].some(takeFocus);
  if (!hasIt) main.focus({ preventScroll: true });
}

function* siblings(from: Node | null, way: "nextSibling" | "previousSibling"): Generator<HTMLElement> {
  for (let node = from; node; node = node[way]) if (node instanceof HTMLElement) yield node;
}

/** Neither a button nor a field takes it: a key that is pressed once more would act on it. Nor does what is hidden. */
function takeFocus(element: HTMLElement): boolean {
  if (!element.isConnected || element.matches("a, button, input, select, summary, textarea, [tabindex]"))
    return false;
  const stop = () => element.removeAttribute("tabindex");
  element.tabIndex = -1;
  element.addEventListener("blur", stop, { once: true });
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return true;
  element.removeEventListener("blur", stop);
  stop();
  return false;
}
