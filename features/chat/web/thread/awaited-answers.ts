/** Answers that this tab asked for and whose end nobody has been told of yet. */
const awaited = new Set<string>();

export function awaitAnswer(messageId: string): void {
  awaited.add(messageId);
}

/** Whether the answer was awaited; from then on it is not any more. */
export function takeAwaitedAnswer(messageId: string): boolean {
  return awaited.delete(messageId);
}
