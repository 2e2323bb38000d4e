import type { Utterance as SpokenUtterance } from "../../listening/listener.ts";
import type { TalkPorts } from "./talk-ports.ts";

/** The words of what was said; while the server cannot be reached the sound is kept and tried again. */
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
