import type { IncomingMessage, ServerResponse } from "node:http";

/** How the server is hostile or broken. */
export type Misfortune =
  | "endless_stream"
  | "silence"
  | "broken_json"
  | "packed"
  | { redirectTo: string }
  | { status: number };

export async function misbehave(
  misfortune: Misfortune,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  request.resume();
  if (typeof misfortune === "object") {
    const location = "redirectTo" in misfortune ? misfortune.redirectTo : undefined;
    const status = "status" in misfortune ? misfortune.status : 307;
    response.writeHead(status, location ? { location } : {}).end();
    return;
  }
  switch (misfortune) {
    case "silence":
      return;
    case "broken_json":
      response.writeHead(200, { "content-type": "application/json" }).end("{ half");
      return;
    case "packed":
      response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" }).end("x");
      return;
    case "endless_stream": {
      response.writeHead(200, { "content-type": "text/event-stream" });
      const line = `data: ${JSON.stringify({ jsonrpc: "2.0", method: "x", params: { text: "x".repeat(60_000) } })}\n\n`;
      const more = () => {
        if (!response.destroyed && response.write(line)) setImmediate(more);
      };
      response.on("drain", more);
      more();
    }
  }
}
