import type { Message, QueuedMessage } from "../../contract/index.ts";

/** What the words about a queue depend on. */
export interface QueueState {
  messages: readonly Pick<QueuedMessage, "state" | "error">[];
  isRunning: boolean;
  /** Two answers stand side by side, and none is kept yet. */
  isComparing: boolean;
  /** How the answer before the queue ended. */
  lastStatus: Message["status"] | undefined;
}

/** What becomes of the queued messages, in one sentence or two. Empty without any. */
export function queueWords({ messages, isRunning, isComparing, lastStatus }: QueueState): string {
  if (messages.length === 0) return "";
  const heldCount = messages.filter(({ state }) => state === "held").length;
  if (heldCount > 0) return heldWords(messages, { isRunning, lastStatus });
  const steeringCount = messages.filter(({ state }) => state === "steering").length;
  const waitingCount = messages.length - steeringCount;
  if (waitingCount === 0) return "The answer reads this before its next step.";
  const after = waitingWords(waitingCount, { isRunning, isComparing });
  if (steeringCount === 0) return after;
  return `The answer reads ${steeringCount} before its next step. ${after}`;
}

function heldWords(
  messages: QueueState["messages"],
  { isRunning, lastStatus }: Pick<QueueState, "isRunning" | "lastStatus">,
): string {
  const reason = messages.find(({ error }) => error)?.error?.message;
  if (reason) return `Not sent. ${reason}`;
  if (isRunning) return "Held. Nothing is sent until you choose Send after this answer.";
  const why =
    lastStatus === "cancelled" ? " after Stop" : lastStatus === "failed" ? " because the answer failed" : "";
  return `Held${why}. Nothing is sent until you choose Send.`;
}

function waitingWords(
  count: number,
  { isRunning, isComparing }: Pick<QueueState, "isRunning" | "isComparing">,
): string {
  if (isComparing && !isRunning) return "Sent when you keep one of the two answers.";
  if (isComparing) return "Sent when both answers are done and you keep one.";
  return count === 1 ? "Sent after this answer." : `${count} messages, sent in turn after this answer.`;
}

/** A piece of a message, by which its buttons are told from those of the others. */
export function pieceOf(text: string): string {
  const letters = [...text.trim().replace(/\s+/g, " ")];
  const piece = letters.slice(0, pieceLength).join("").trimEnd();
  return letters.length <= pieceLength ? piece : `${piece}…`;
}

const pieceLength = 30;
