/** Below the bar at the top of the window. */
const topPx = 72;
/** The share of the window that narrow screens leave to the picture while details stand at the lower edge. */
const shareAboveDetails = 0.52;
const besideFromPx = 1024;

/** Scrolls as far as needed to have the chosen part of the picture in sight, above the details. */
export function showChosen(element: Element): void {
  const bottomPx = innerWidth >= besideFromPx ? innerHeight : innerHeight * shareAboveDetails;
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= topPx && bottom <= bottomPx) return;
  scrollBy({ top: (top + bottom) / 2 - (topPx + bottomPx) / 2 });
}
