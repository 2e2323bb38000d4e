import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** So near to the end counts as at the end. */
const nearPx = 40;

/**
 * Keeps the end of a growing text in view while the reader is there, and never moves anything once they have
 * scrolled away or begun to use something in the text. `key` names what is read: another one begins at its end.
 */
export function useStickyScroll(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  key: string,
) {
  const isHeld = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);

  const scrollToEnd = useCallback(() => {
    isHeld.current = true;
    const box = scroller.current;
    if (box) box.scrollTop = box.scrollHeight;
    setAtEnd(true);
  }, [scroller]);

  useLayoutEffect(() => {
    if (key) scrollToEnd();
  }, [key, scrollToEnd]);

  useEffect(() => {
    const box = scroller.current;
    const text = content.current;
    if (!box || !text) return;
    // A box that scrolls has to be reachable by the keyboard.
    box.tabIndex = 0;
    let lastTop = box.scrollTop;

    const look = () => {
      const restPx = box.scrollHeight - box.scrollTop - box.clientHeight;
      if (restPx <= nearPx) isHeld.current = true;
      else if (box.scrollTop < lastTop) isHeld.current = false;
      lastTop = box.scrollTop;
      setAtEnd(restPx <= nearPx);
    };
    const follow = () => {
      if (isHeld.current) box.scrollTop = box.scrollHeight;
      look();
    };
    const letGo = (event: Event) => {
      const isUsed = event.target instanceof Element && event.target.closest("button, a, summary");
      if (isUsed) isHeld.current = false;
    };

    const sizes = new ResizeObserver(follow);
    sizes.observe(text);
    sizes.observe(box);
    box.addEventListener("scroll", look, { passive: true });
    text.addEventListener("click", letGo, true);
    return () => {
      sizes.disconnect();
      box.removeEventListener("scroll", look);
      text.removeEventListener("click", letGo, true);
    };
  }, [scroller, content]);

  return { isAtEnd, scrollToEnd };
}
