import type { PersonInput } from "../../contract/index.ts";

const mostAtOnce = 50;

/** Sends what a person did in order, together with what came while the last was on its way. */
export function createInputQueue(
  send: (events: PersonInput[]) => Promise<void>,
  onFailure: (error: unknown) => void,
) {
  let waiting: PersonInput[] = [];
  let isSending = false;

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      while (waiting.length > 0) {
        const events = waiting.slice(0, mostAtOnce);
        waiting = waiting.slice(mostAtOnce);
        await send(events);
      }
    } catch (error) {
      waiting = [];
      onFailure(error);
    } finally {
      isSending = false;
    }
  }

  return {
    add(event: PersonInput): void {
      const last = waiting.at(-1);
      // Of moves and turns of the wheel only where they end counts.
      if (event.type === "move" && last?.type === "move") waiting.pop();
      if (event.type === "wheel" && last?.type === "wheel") {
        waiting.pop();
        waiting.push({ ...event, deltaY: clamp(event.deltaY + last.deltaY) });
      } else waiting.push(event);
      void sendAll();
    },
  };
}

function clamp(delta: number): number {
  return Math.max(-5_000, Math.min(5_000, delta));
}
