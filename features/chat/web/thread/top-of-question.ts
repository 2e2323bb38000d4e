/**
 * Of a question longer than this share of the box only the end is shown, so that the answer starts in view.
 */
const mostOfBox = 2 / 3;

/** The scroll position with the last question at the top. The end without a question. */
export function topOfQuestion(box: HTMLElement): number {
  const question = [...box.querySelectorAll("[data-question]")].at(-1);
  if (!question) return box.scrollHeight;
  const { top, bottom } = question.getBoundingClientRect();
  const fromPx = box.getBoundingClientRect().top - box.scrollTop;
  return Math.max(top, bottom - mostOfBox * box.clientHeight) - fromPx;
}
