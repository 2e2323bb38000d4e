import type { Readable } from "node:stream";
import { GuardedFetchError } from "./guarded-fetch-error.ts";

const QUEUED_CHUNKS = 64;

/** A web stream over a response body that fails when the first or the next bytes take too long. */
export function streamBody(
  body: Readable,
  firstByteTimeoutMs: number,
  idleTimeoutMs: number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let isDone = false;
  let timeoutMs = firstByteTimeoutMs;
  const stall = () => body.destroy(new GuardedFetchError("fetch.timed_out", "The server stopped answering."));
  let timer = setTimeout(stall, timeoutMs);

  const finish = (settle: () => void) => {
    clearTimeout(timer);
    if (isDone) return;
    isDone = true;
    settle();
  };
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        body.on("data", (chunk: Buffer) => {
          if (isDone) return;
          controller.enqueue(Uint8Array.from(chunk));
          if ((controller.desiredSize ?? 0) <= 0) {
            // A reader that lags is not a server that stalls.
            body.pause();
            clearTimeout(timer);
          } else if (timeoutMs === idleTimeoutMs) timer.refresh();
          else {
            clearTimeout(timer);
            timeoutMs = idleTimeoutMs;
            timer = setTimeout(stall, timeoutMs);
          }
        });
        body.on("end", () => finish(() => controller.close()));
        body.on("error", (error) => finish(() => controller.error(error)));
        body.on("close", () =>
          finish(() =>
            controller.error(new GuardedFetchError("fetch.unreachable", "The connection was cut.")),
          ),
        );
      },
      pull() {
        if (isDone || !body.isPaused()) return;
        timeoutMs = idleTimeoutMs;
        timer = setTimeout(stall, timeoutMs);
        body.resume();
      },
      cancel() {
        isDone = true;
        clearTimeout(timer);
        body.destroy();
      },
    },
    { highWaterMark: QUEUED_CHUNKS },
  );
}
