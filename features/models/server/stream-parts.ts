import type { AnswerPart, PartReader } from "./answer-part.ts";

/** The stream of parts, as callers of the AI SDK's interface expect it. */
export function streamParts(reader: PartReader): ReadableStream<AnswerPart> {
  return new ReadableStream<AnswerPart>({
    async pull(controller) {
      const parts = await reader.read();
      if (!parts) return controller.close();
      for (const part of parts) controller.enqueue(part);
    },
    cancel: () => reader.cancel(),
  });
}
