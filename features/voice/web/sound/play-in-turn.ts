import type { Reader } from "../reading/reader.ts";
import type { SoundEnd } from "./play-sound.ts";

/**
 * Plays once nothing is read aloud on the page. Reading aloud takes precedence: an interrupted sound restarts
 * from its beginning.
 */
export async function playInTurn(
  reader: Pick<Reader, "current" | "subscribe">,
  play: (signal: AbortSignal) => Promise<SoundEnd>,
  signal: AbortSignal,
): Promise<SoundEnd> {
  while (true) {
    await untilSilent(reader, signal);
    if (signal.aborted) return "aborted";
    const yielded = new AbortController();
    const forget = reader.subscribe(() => !isSilent(reader) && yielded.abort());
    try {
      const end = await play(AbortSignal.any([signal, yielded.signal]));
      if (end !== "aborted" || signal.aborted) return end;
    } finally {
      forget();
    }
  }
}

async function untilSilent(
  reader: Pick<Reader, "current" | "subscribe">,
  signal: AbortSignal,
): Promise<void> {
  if (isSilent(reader) || signal.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const forget = reader.subscribe(() => isSilent(reader) && resolve());
  signal.addEventListener("abort", () => resolve(), { once: true });
  await promise;
  forget();
}

function isSilent({ current }: Pick<Reader, "current">): boolean {
  return current().state === "silent";
}
