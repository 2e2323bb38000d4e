import type { ServerSentEvent } from "#platform/web/realtime/server-sent-event.ts";
import type { Chunk } from "../contract/index.ts";

/** Parses a chunk with its number. Undefined for other events. */
export function readChunk({ id, data }: ServerSentEvent): { number: number; chunk: Chunk } | undefined {
  const number = Number(id);
  if (!id || !Number.isSafeInteger(number)) return undefined;
  const chunk: Chunk = JSON.parse(data);
  return { number, chunk };
}
