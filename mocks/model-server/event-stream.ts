import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Script } from "./script.ts";

/** Begins an answer of server-sent events, as slowly as the script wants it. */
export async function beginEventStream(response: ServerResponse, script: Script): Promise<void> {
  if (script.headersAfterMs) await pause(script.headersAfterMs);
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache",
  });
  response.flushHeaders();
  if (script.firstTokenAfterMs) await pause(script.firstTokenAfterMs);
}

/** Settles when there is room for more, or the client has left. */
export function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off("drain", done).off("close", done);
      resolve();
    };
    response.on("drain", done).on("close", done);
  });
}
