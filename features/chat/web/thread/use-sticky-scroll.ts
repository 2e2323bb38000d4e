import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { findWaitingCard, type OutOfView, positionFor, sideOf } from "./waiting-card.ts";

/** Distance from the end that counts as the end. */
const nearPx = 40;
/** Browsers round scroll positions. */
const roundingPx = 2;

/**
 * Scrolls along with a growing answer until its question reaches the top, so that both are read from the
 * start. A reader at the end is kept at the end. Stops once the reader scrolls away or uses something in the
 * text. A new card that waits for the reader is shown to one who is scrolled along; others learn on which side of
 * the view it is. `key` identifies the content; a new one starts at its last question.
 */
export function useStickyScroll(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  key: string,
) {
  const isHeld = useRef(true);
  const isPastQuestion = useRef(false);
  const shownCards = useRef(new Set<string | undefined>());
  const [isAtEnd, setAtEnd] = useState(true);
  const [waiting, setWaiting] = useState<OutOfView>();

  const move = useCallback(() => {
    const box = scroller.current;
    if (!box || !isHeld.current) return;
    const endPx = box.scrollHeight - box.clientHeight;
    const card = findWaitingCard(box);
    if (card && !shownCards.current.has(card.dataset["waitingCard"])) {
      shownCards.current.add(card.dataset["waitingCard"]);
      if (sideOf(card, box)) {
        box.scrollTop = positionFor(card, box);
        // At the end, the reader stays there. Elsewhere the card is what they stay with.
        isPastQuestion.current = true;
        isHeld.current = box.scrollTop >= endPx - nearPx;
        return;
      }
    }
    box.scrollTop = isPastQuestion.current ? endPx : Math.min(endPx, topOfQuestion(box));
  }, [scroller]);

  const showQuestion = useCallback(() => {
    isHeld.current = true;
    isPastQuestion.current = false;
    move();
  }, [move]);

  const scrollToEnd = useCallback(() => {
    isHeld.current = true;
    isPastQuestion.current = true;
    move();
    setAtEnd(true);
  }, [move]);

  useLayoutEffect(() => {
    if (key) showQuestion();
  }, [key, showQuestion]);

  useEffect(() => {
    const box = scroller.current;
    const text = content.current;
    if (!box || !text) return;
    // A scrolling box must be reachable by keyboard.
    box.tabIndex = 0;
    let lastTop = box.scrollTop;

    const look = () => {
      const top = box.scrollTop;
      const isNearEnd = box.scrollHeight - top - box.clientHeight <= nearPx;
      const isPast = top > topOfQuestion(box) + roundingPx;
      if (isNearEnd) isHeld.current = true;
      else if (top < lastTop || (isPast && !isPastQuestion.current)) isHeld.current = false;
      if (isNearEnd) isPastQuestion.current = isPast;
      lastTop = top;
      setAtEnd(isNearEnd);
      const card = findWaitingCard(box);
      setWaiting(card ? sideOf(card, box) : undefined);
    };
    const follow = () => {
      move();
      look();
    };
    const letGoWhenUsed = (event: Event) => {
      const isUsed = event.target instanceof Element && event.target.closest("button, a, summary");
      if (isUsed) isHeld.current = false;
    };

    const sizes = new ResizeObserver(follow);
    sizes.observe(text);
    sizes.observe(box);
    box.addEventListener("scroll", look, { passive: true });
    text.addEventListener("click", letGoWhenUsed, true);
    return () => {
      sizes.disconnect();
      box.removeEventListener("scroll", look);
      text.removeEventListener("click", letGoWhenUsed, true);
    };
  }, [scroller, content, move]);

  const letGo = useCallback(() => {
    isHeld.current = false;
  }, []);
  const showWaiting = useCallback(() => {
    const box = scroller.current;
    const card = box && findWaitingCard(box);
    if (!card) return;
    isHeld.current = false;
    box.scrollTop = positionFor(card, box);
    card.focus({ preventScroll: true });
  }, [scroller]);
  return { isAtEnd, waiting, scrollToEnd, showQuestion, showWaiting, letGo };
}

/**
 * Of a question longer than this share of the box only the end is shown, so that the answer starts in view.
 */
const mostOfBox = 2 / 3;

/** The scroll position with the last question at the top. The end without a question. */
function topOfQuestion(box: HTMLElement): number {
  const question = [...box.querySelectorAll("[data-question]")].at(-1);
  if (!question) return box.scrollHeight;
  const { top, bottom } = question.getBoundingClientRect();
  const fromPx = box.getBoundingClientRect().top - box.scrollTop;
  return Math.max(top, bottom - mostOfBox * box.clientHeight) - fromPx;
}
