import type { IncomingHttpHeaders } from "node:http";
import type { Agent, Dispatcher } from "undici";
import { PacketQueue, type PacketReader, type PacketTimeouts } from "./packet-queue.ts";

/** A response whose body is still to be read. */
export interface Exchange {
  status: number;
  headers: IncomingHttpHeaders;
  packets: PacketReader;
}

export interface ExchangeRequest extends PacketTimeouts {
  url: URL;
  method: Dispatcher.HttpMethod;
  headers: Record<string, string>;
  body: string | Uint8Array | null;
  signal: AbortSignal | null;
}

/** Sends a request. Resolves when the response headers are there. `signal` also ends the body. */
export function openExchange(agent: Agent, request: ExchangeRequest): Promise<Exchange> {
  const { url, method, headers, body, signal } = request;
  return new Promise((resolve, reject) => {
    const stop = () => packets.abort(signal?.reason);
    const packets = new PacketQueue(request, (error) => {
      signal?.removeEventListener("abort", stop);
      // No effect after the headers. Then the reader of the body gets the error.
      if (error !== undefined) reject(error);
    });
    if (signal?.aborted) return stop();
    signal?.addEventListener("abort", stop, { once: true });
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart: (controller) => packets.open(controller),
      onResponseStart: (_controller, status, answered) => {
        if (status >= 200) resolve({ status, headers: answered, packets });
      },
      onResponseData: (_controller, packet) => packets.push(packet),
      onResponseEnd: () => packets.end(),
      onResponseError: (_controller, error) => packets.fail(error),
    };
    try {
      agent.dispatch({ origin: url.origin, path: url.pathname + url.search, method, headers, body }, handler);
    } catch (error) {
      packets.fail(error);
    }
  });
}
