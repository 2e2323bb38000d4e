/** Of a question that is longer than the rest, the end is shown: the answer has to begin in view. */
const mostOfBox = 2 / 3;

/** How far `box` is scrolled when its last question stands at the top; at the end where there is none. */
export function topOfQuestion(box: HTMLElement): number {
  const question = [...box.querySelectorAll("[data-question]")].at(-1);
  if (!question) return box.scrollHeight;
  const { top, bottom } = question.getBoundingClientRect();
  const fromPx = box.getBoundingClientRect().top - box.scrollTop;
  return Math.max(top, bottom - mostOfBox * box.clientHeight) - fromPx;
}
