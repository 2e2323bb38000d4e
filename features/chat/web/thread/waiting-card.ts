/** Of a card that waits, at least this much has to be in view. */
const seenPx = 96;
/** What stays visible above a card that was scrolled to. */
const marginPx = 12;

/** Where a card that waits for the reader is, when it is not in view. */
export type OutOfView = "above" | "below";

/** The first card in the box that waits for the reader: an approval, a question or a limit. */
export function findWaitingCard(box: HTMLElement): HTMLElement | null {
  return box.querySelector<HTMLElement>("[data-waiting-card]");
}

/** On which side of the box a card is. Undefined when enough of it is in view. */
export function sideOf(card: Placed, box: Placed): OutOfView | undefined {
  const { top, bottom } = card.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  const needed = Math.min(seenPx, bottom - top);
  if (Math.min(bottom, view.bottom) - Math.max(top, view.top) >= needed) return undefined;
  return top < view.top ? "above" : "below";
}

/** The scroll position that shows a card from its top: the end, if all of the card is in view there. */
export function positionFor(card: Placed, box: Scrolled): number {
  const fromPx = box.getBoundingClientRect().top - box.scrollTop;
  const topPx = card.getBoundingClientRect().top - fromPx - marginPx;
  return Math.max(0, Math.min(box.scrollHeight - box.clientHeight, topPx));
}

type Placed = Pick<HTMLElement, "getBoundingClientRect">;
type Scrolled = Placed & Pick<HTMLElement, "scrollTop" | "scrollHeight" | "clientHeight">;
