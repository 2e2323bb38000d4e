import http from "node:http";

export interface StreamRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Text that each token of the stream contains exactly once. */
  tokenMark: string;
  /** Text at the end of a complete stream. */
  endMark: string;
}

export interface StreamResult {
  firstTokenMs: number;
  totalMs: number;
  tokens: number;
  isComplete: boolean;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Posts a request and reads its stream, counting tokens as cheaply as possible. */
export function readStream(request: StreamRequest): Promise<StreamResult> {
  const { tokenMark, endMark } = request;
  const startedAt = performance.now();
  const elapsed = () => performance.now() - startedAt;
  return new Promise((resolve, reject) => {
    const outgoing = http.request(
      request.url,
      { method: "POST", agent, headers: request.headers },
      (reply) => {
        let firstTokenMs = Number.NaN;
        let tokens = 0;
        let isComplete = false;
        let rest = "";
        reply.setEncoding("utf8");
        reply.on("data", (text: string) => {
          const all = rest + text;
          let at = all.indexOf(tokenMark);
          if (at >= 0 && tokens === 0) firstTokenMs = elapsed();
          let after = 0;
          for (; at >= 0; at = all.indexOf(tokenMark, after)) {
            tokens += 1;
            after = at + tokenMark.length;
          }
          isComplete ||= all.includes(endMark, Math.max(0, all.length - text.length - endMark.length));
          // A mark may be split between two pieces, and counted text must not be seen again.
          rest = all.slice(Math.max(after, all.length - tokenMark.length + 1));
        });
        reply.on("end", () => resolve({ firstTokenMs, totalMs: elapsed(), tokens, isComplete }));
        reply.on("error", reject);
      },
    );
    outgoing.on("error", reject);
    outgoing.end(request.body);
  });
}
