import type { Utterance as SpokenUtterance } from "../../listening/listener.ts";
import type { TalkPorts } from "./talk-ports.ts";

/** Transcribes an utterance. Keeps the sound and retries while the server is unreachable. */
export async function transcribeWithRetry(
  {
    transcribe,
    untilReachable,
    isUnreached,
  }: Pick<TalkPorts, "transcribe" | "untilReachable" | "isUnreached">,
  { sound }: SpokenUtterance,
  signal: AbortSignal,
): Promise<string> {
  while (true) {
    try {
      return (await transcribe(sound, signal)).trim();
    } catch (error) {
      if (signal.aborted || !isUnreached(error)) throw error;
      await untilReachable(signal);
      signal.throwIfAborted();
    }
  }
}
