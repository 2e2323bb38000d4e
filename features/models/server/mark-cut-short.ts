import type { AnswerPart, PartReader } from "./answer-part.ts";
import { ModelCutShortError } from "./model-failure.ts";

/** The same answer. If it ends without a finish part, an error part is added. */
export function markCutShort(reader: PartReader): PartReader {
  let isSettled = false;
  return {
    async read() {
      const parts = await reader.read();
      if (isSettled) return parts;
      if (!parts) {
        isSettled = true;
        return [cutShort()];
      }
      const index = parts.findIndex(({ type }) => type === "finish" || type === "error");
      if (index < 0) return parts;
      isSettled = true;
      return isInterrupted(parts[index]) ? parts.toSpliced(index, 0, cutShort()) : parts;
    },
    cancel: () => reader.cancel(),
  };
}

function isInterrupted(part: AnswerPart | undefined): boolean {
  return part?.type === "finish" && part.finishReason.unified === "interrupted";
}

function cutShort(): AnswerPart {
  return { type: "error", error: new ModelCutShortError("The answer ended without being complete.") };
}
