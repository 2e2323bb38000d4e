import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { ModelCutShortError } from "./model-failure.ts";

/** The parts `read` so far and the rest; an answer that ends without completion gets an error part. */
export function markCutShort(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  read: LanguageModelV4StreamPart[],
): ReadableStream<LanguageModelV4StreamPart> {
  const reader = stream.getReader();
  let isFinished = read.some((part) => part.type === "finish");
  let hasError = false;
  return new ReadableStream<LanguageModelV4StreamPart>({
    start(controller) {
      for (const part of read) controller.enqueue(part);
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) {
        if (!isFinished && !hasError) controller.enqueue(cutShort());
        return controller.close();
      }
      if (value.type === "error") hasError = true;
      if (value.type === "finish") {
        isFinished = true;
        if (value.finishReason.unified === "interrupted" && !hasError) controller.enqueue(cutShort());
      }
      controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function cutShort(): LanguageModelV4StreamPart {
  return { type: "error", error: new ModelCutShortError("The answer ended without being complete.") };
}
