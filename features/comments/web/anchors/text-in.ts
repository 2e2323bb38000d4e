/** What an element shows, as ranges count it. */
export function textIn(element: Node): string {
  return element.textContent ?? "";
}

/** Where a quote stands in a text: the place next to where it began when it was commented on. -1: nowhere. */
export function placeOfQuote(text: string, { quote, start }: { quote: string; start: number }): number {
  let best = -1;
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1)) {
    if (best === -1 || Math.abs(at - start) < Math.abs(best - start)) best = at;
  }
  return best;
}

/** The range of some characters in what an element shows. */
export function rangeIn(element: Node, start: number, length: number): Range | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let passed = 0;
  let isBegun = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const end = passed + textIn(node).length;
    if (!isBegun && start < end) {
      range.setStart(node, start - passed);
      isBegun = true;
    }
    if (isBegun && start + length <= end) {
      range.setEnd(node, start + length - passed);
      return range;
    }
    passed = end;
  }
  return undefined;
}
