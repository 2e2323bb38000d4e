import type { FirstStep } from "#platform/web/modules/first-step.ts";

/** What makes the rest useful comes first. */
const order = ["model", "question", "file", "agent"];

/** The steps in the order in which they are worth doing. Those without a place follow as they are declared. */
export function inOrder(steps: readonly FirstStep[]): FirstStep[] {
  const place = ({ key }: FirstStep) => (order.includes(key) ? order.indexOf(key) : order.length);
  return [...steps].sort((one, other) => place(one) - place(other));
}
