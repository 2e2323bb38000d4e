import type { AnswerPart, PartReader } from "./answer-part.ts";

/** Reads a stream of parts, one at a time. */
export function readParts(stream: ReadableStream<AnswerPart>): PartReader {
  const reader = stream.getReader();
  return {
    async read() {
      const { done, value } = await reader.read();
      return done ? undefined : [value];
    },
    cancel: () => void reader.cancel().catch(() => undefined),
  };
}
