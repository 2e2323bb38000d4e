import type { ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { refuseAt, type SpeechAnswer } from "./heard-request.ts";

/** A fault of the next request, instead of the right reply or during it. */
export type Fault =
  | { type: "answer"; status: number; contentType?: string; body: string }
  /** Accepts the request and never replies. */
  | { type: "hang" }
  /** Starts to reply and then stalls. */
  | { type: "stall" }
  | { type: "slow"; milliseconds: number }
  /** Sends half of the announced body, then closes the connection. */
  | { type: "half" }
  | { type: "endless" }
  /** Refuses like FastAPI, quoting the input. */
  | { type: "quote" };

const endlessPiece = Buffer.alloc(1024 * 1024, 0xff);

/** Sends the reply with the fault. */
export async function send(
  response: ServerResponse,
  answer: SpeechAnswer,
  { fault, sent }: { fault: Fault | undefined; sent: string },
): Promise<void> {
  const { status, contentType } = answer;
  const body = Buffer.from(answer.body);
  const half = body.subarray(0, Math.floor(body.length / 2));
  const head = { "content-type": contentType, "content-length": body.length };
  switch (fault?.type) {
    case "hang":
      return;
    case "stall":
      response.writeHead(status, head).write(half);
      return;
    case "half":
      response.writeHead(status, head).write(half, () => response.destroy());
      return;
    case "endless":
      response.writeHead(status, { "content-type": contentType });
      while (!response.destroyed) {
        response.write(endlessPiece);
        await setTimeout(1);
      }
      return;
    case "answer":
      response.writeHead(fault.status, { "content-type": fault.contentType ?? "application/json" });
      response.end(fault.body);
      return;
    case "quote": {
      const { status, contentType, body } = refuseAt("input", sent);
      response.writeHead(status, { "content-type": contentType }).end(body);
      return;
    }
    case "slow":
      await setTimeout(fault.milliseconds);
  }
  response.writeHead(status, head).end(body);
}
