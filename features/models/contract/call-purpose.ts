import { z } from "zod";

/** What a model is asked for. */
export const CallPurpose = z.enum(["chat", "title", "demo", "test", "embedding", "speech", "transcription"]);
export type CallPurpose = z.infer<typeof CallPurpose>;

/** The words of a purpose on screen. One of a newer version is shown as it is. */
export function namePurpose(purpose: string): string {
  const known = CallPurpose.safeParse(purpose);
  return known.success ? words[known.data] : purpose;
}

const words: Record<CallPurpose, string> = {
  chat: "Chat",
  title: "Titles",
  demo: "Demo",
  test: "Model tests",
  embedding: "Embeddings",
  speech: "Speech",
  transcription: "Transcription",
};
