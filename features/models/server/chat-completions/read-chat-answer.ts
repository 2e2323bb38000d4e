import type { PacketReader } from "#platform/server/guarded-fetch/packet-queue.ts";
import type { AnswerPart, PartReader } from "../answer-part.ts";
import { readChatChunk } from "./chat-chunk.ts";
import { ChatParts } from "./chat-parts.ts";
import { chatStreamError } from "./chat-stream-error.ts";
import { ServerSentEvents } from "./server-sent-events.ts";

const DONE = "[DONE]";

/** Reads the streamed body of a chat completion from `url`. `opening` precedes its own parts. */
export function readChatAnswer(packets: PacketReader, url: string, opening: AnswerPart[] = []): PartReader {
  const events = new ServerSentEvents();
  const answer = new ChatParts();
  let early = opening;
  let isOver = false;

  const finish = (parts: AnswerPart[]) => {
    isOver = true;
    answer.finish(parts);
  };
  /** An error ends the answer. Data after it is not trusted. */
  const fail = (error: unknown, parts: AnswerPart[]) => {
    isOver = true;
    answer.fail(error, parts);
    packets.cancel();
  };
  const takeEvent = (data: string, parts: AnswerPart[]) => {
    if (data === DONE) {
      finish(parts);
      return release(packets);
    }
    const chunk = readChatChunk(data);
    if (chunk.error === undefined) answer.add(chunk, parts);
    else fail(chatStreamError(chunk.error, url), parts);
  };
  const takePacket = (packet: Buffer, parts: AnswerPart[]) => {
    try {
      for (const data of events.take(packet)) if (!isOver) takeEvent(data, parts);
    } catch (error) {
      fail(error, parts);
    }
  };
  const takeEnd = (parts: AnswerPart[]) => {
    try {
      for (const data of events.end()) if (!isOver) takeEvent(data, parts);
    } catch {
      // The body ended inside an event: the answer was interrupted.
    }
    if (!isOver) finish(parts);
  };

  return {
    async read() {
      while (!isOver) {
        const received = early.length > 0 ? [] : await packets.read();
        const parts = early;
        early = [];
        if (received) for (const packet of received) takePacket(packet, parts);
        else takeEnd(parts);
        if (parts.length > 0) return parts;
      }
      return undefined;
    },
    cancel() {
      isOver = true;
      packets.cancel();
    },
  };
}

/** After its last event a body normally ends at once, and its connection can be reused. */
function release(packets: PacketReader): void {
  packets.read().then(
    (more) => more && packets.cancel(),
    () => undefined,
  );
}
