/**
 * Finds, while a card is still there, what comes next: the next card that waits, the first other one, or the place of
 * the cards. Returns the act of focusing it.
 */
export function focusNext(card: HTMLElement | null): () => void {
  if (!card) return () => {};
  const all = [...document.querySelectorAll<HTMLElement>("[data-waiting-card]")];
  const place = all.indexOf(card);
  const next = all.slice(place + 1)[0] ?? all.find((other) => other !== card);
  const home = card.closest<HTMLElement>("[data-waiting-home]");
  return () => {
    const target = next?.isConnected ? next : home?.isConnected ? home : card;
    target.focus({ preventScroll: target === card });
    if (target === next) target.scrollIntoView({ block: "nearest" });
  };
}
