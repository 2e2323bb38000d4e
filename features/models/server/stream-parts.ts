import type { AnswerPart, PartReader } from "./answer-part.ts";

/** The stream of parts that a caller of the AI SDK's interface expects. */
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
