import type { Message, QueuedMessage } from "../../contract/index.ts";
import type { english } from "./texts/english.ts";

/** What the words about a queue depend on. */
export interface QueueState {
  messages: readonly Pick<QueuedMessage, "state" | "error">[];
  isRunning: boolean;
  /** Two answers stand side by side, and none is kept yet. */
  isComparing: boolean;
  /** How the answer before the queue ended. */
  lastStatus: Message["status"] | undefined;
}

type Words = (typeof english)["becomes"];

/** What becomes of the queued messages, in one sentence or two. Empty without any. */
export function queueWords(
  { messages, isRunning, isComparing, lastStatus }: QueueState,
  words: Words,
): string {
  if (messages.length === 0) return "";
  if (messages.some(({ state }) => state === "held"))
    return heldWords(messages, { isRunning, lastStatus }, words);
  const steeringCount = messages.filter(({ state }) => state === "steering").length;
  const waitingCount = messages.length - steeringCount;
  if (waitingCount === 0) return words.steering;
  const after = waitingWords(waitingCount, { isRunning, isComparing }, words);
  return steeringCount === 0 ? after : `${words.steeringSome(steeringCount)} ${after}`;
}

function heldWords(
  messages: QueueState["messages"],
  { isRunning, lastStatus }: Pick<QueueState, "isRunning" | "lastStatus">,
  words: Words,
): string {
  const reason = messages.find(({ error }) => error)?.error?.message;
  if (reason) return words.refused(reason);
  if (isRunning) return words.heldWhileRunning;
  if (lastStatus === "cancelled") return words.heldAfterStop;
  return lastStatus === "failed" ? words.heldAfterFailure : words.held;
}

function waitingWords(
  count: number,
  { isRunning, isComparing }: Pick<QueueState, "isRunning" | "isComparing">,
  words: Words,
): string {
  if (!isComparing) return words.after(count);
  return isRunning ? words.bothDone : words.keeping;
}

/** A piece of a message, by which its buttons are told from those of the others. */
export function pieceOf(text: string): string {
  const letters = [...text.trim().replace(/\s+/g, " ")];
  const piece = letters.slice(0, pieceLength).join("").trimEnd();
  return letters.length <= pieceLength ? piece : `${piece}…`;
}

const pieceLength = 30;
