/** Answers that this tab requested and whose end was not announced yet. */
const awaited = new Set<string>();

export function awaitAnswer(messageId: string): void {
  awaited.add(messageId);
}

/** Whether the answer was awaited. Removes it from the awaited ones. */
export function takeAwaitedAnswer(messageId: string): boolean {
  return awaited.delete(messageId);
}
