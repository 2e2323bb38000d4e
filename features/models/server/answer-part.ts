import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
export type AnswerPart = LanguageModelV4StreamPart;

/** A streamed answer. */
export interface PartReader {
  /**
   * The next parts; those of one network packet together. Undefined after the last. Rejects when the stream
   * breaks off.
   */
  read(): Promise<AnswerPart[] | undefined>;
  /** Discards the rest. */
  cancel(): void;
}
