import type { AnswerPart } from "../answer-part.ts";
import { classifyModelError } from "../classify-model-error.ts";
import { ModelCutShortError, type ModelFailureCode } from "../model-failure.ts";

/** How a call ended. A stopped one was cancelled by us. */
export type CallEnd = { outcome: "ok" | "stopped" } | { outcome: "failed"; code: ModelFailureCode };

export interface TracedCall {
  end: CallEnd;
  /** The exact model, as its provider named it. Null: it did not. */
  answeredBy: string | null;
  /** From asking to the first word, in milliseconds. Null: there was none. */
  firstTokenMs: number | null;
  durationMs: number;
}

/** Parts without content, sent before the answer or at its end. */
const silent = new Set<AnswerPart["type"]>([
  "stream-start",
  "response-metadata",
  "raw",
  "ping",
  "error",
  "finish",
]);

/** Times one call and sees how its answer ends. */
export class CallTrace {
  readonly #startedAt = performance.now();
  #firstTokenMs: number | null = null;
  #answeredBy: string | null = null;
  #failure: unknown;
  #isFinished = false;

  see(part: AnswerPart): void {
    if (!silent.has(part.type)) this.#firstTokenMs ??= this.#elapsed();
    if (part.type === "response-metadata") this.name(part.modelId);
    if (part.type === "error") this.#failure ??= part.error;
    if (part.type === "finish") this.#isFinished = part.finishReason.unified !== "interrupted";
  }

  /** Notes the provider's name of the model that answers. */
  name(modelId: string | undefined): void {
    if (modelId) this.#answeredBy = modelId.slice(0, 200);
  }

  /** The end of an answer that gives no more parts. */
  atItsEnd(): CallEnd {
    if (this.#failure !== undefined) return failedBy(this.#failure);
    return this.#isFinished ? { outcome: "ok" } : failedBy(new ModelCutShortError("No finish part."));
  }

  /** The end of an answer whose rest nobody reads. */
  whenCancelled(): CallEnd {
    return this.#failure !== undefined || this.#isFinished ? this.atItsEnd() : { outcome: "stopped" };
  }

  ended(end: CallEnd): TracedCall {
    return {
      end,
      answeredBy: this.#answeredBy,
      firstTokenMs: this.#firstTokenMs,
      durationMs: this.#elapsed(),
    };
  }

  #elapsed(): number {
    return Math.round(performance.now() - this.#startedAt);
  }
}

export function failedBy(error: unknown): CallEnd {
  return { outcome: "failed", code: classifyModelError(error).code };
}
