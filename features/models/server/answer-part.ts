import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
export type AnswerPart = LanguageModelV4StreamPart;

/** An answer as it is being written. */
export interface PartReader {
  /** The next parts, those of one network packet together; undefined after the last. Rejects when it breaks off. */
  read(): Promise<AnswerPart[] | undefined>;
  /** Gives up the rest. */
  cancel(): void;
}
