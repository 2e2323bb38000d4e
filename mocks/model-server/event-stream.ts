import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Script } from "./script.ts";

/** Starts a response of server-sent events, with the script's delays. */
export async function beginEventStream(response: ServerResponse, script: Script): Promise<void> {
  if (script.headersAfterMs) await pause(script.headersAfterMs);
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache",
  });
  response.flushHeaders();
  if (script.firstTokenAfterMs) await pause(script.firstTokenAfterMs);
}

/** Resolves when there is buffer space or the client has disconnected. */
export function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off("drain", done).off("close", done);
      resolve();
    };
    response.on("drain", done).on("close", done);
  });
}
