import type { PacketReader } from "#platform/server/guarded-fetch/packet-queue.ts";
import type { AnswerPart, PartReader } from "../answer-part.ts";
import { readChatAnswer } from "./read-chat-answer.ts";

/** A body that arrives in these packets, one per read, and then ends or breaks off with `error`. */
export function packetsOf(
  pieces: (Buffer | string)[],
  error?: Error,
): PacketReader & { isCancelled: boolean } {
  const left = pieces.map((piece) => Buffer.from(piece));
  return {
    isCancelled: false,
    async read() {
      const next = left.shift();
      if (!next && error) throw error;
      return next ? [next] : undefined;
    },
    cancel() {
      this.isCancelled = true;
    },
  };
}

/** All parts of an answer. */
export async function partsOf(reader: PartReader): Promise<AnswerPart[]> {
  const all: AnswerPart[] = [];
  for (let parts = await reader.read(); parts; parts = await reader.read()) all.push(...parts);
  return all;
}

/** All parts of a body with these packets. */
export function answerTo(...pieces: (Buffer | string)[]): Promise<AnswerPart[]> {
  return partsOf(readChatAnswer(packetsOf(pieces), "http://model.test/v1/chat/completions"));
}

export function event(value: unknown): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

/** An event with one choice. */
export function chunk(delta: object, finishReason: string | null = null): string {
  return event({ choices: [{ index: 0, delta, finish_reason: finishReason }] });
}

export const done = "data: [DONE]\n\n";
