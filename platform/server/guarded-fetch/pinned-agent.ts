import type { Agent } from "undici";
import type { Address } from "./resolve-public.ts";

const MAX_HEADER_BYTES = 16 * 1024;

/** An agent that dials only the given addresses. A later DNS answer has no effect. */
export async function pinnedAgent(addresses: Address[], timeoutMs: number): Promise<Agent> {
  const { Agent } = await import("undici");
  return new Agent({
    connections: 1,
    pipelining: 0,
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connect: {
      timeout: timeoutMs,
      lookup: (_host, options, callback) => {
        if (options.all) return callback(null, addresses);
        const [first] = addresses;
        callback(null, first?.address ?? "", first?.family);
      },
    },
  });
}
