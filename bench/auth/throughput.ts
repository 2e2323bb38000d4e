import http from "node:http";

export interface Call {
  method: "GET" | "POST";
  url: string;
  headers: Record<string, string>;
  body?: string;
}

// Shorter than a server's idle timeout of five seconds, which can close a connection just before its use.
const agent = new http.Agent({ keepAlive: true, maxSockets: 256, timeout: 3_000 });

/** Sends a call and reads the whole reply. Rejects unless it succeeded. */
export function send({ method, url, headers, body }: Call): Promise<{ text: string; cookies: string[] }> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method, headers, agent }, (reply) => {
      let text = "";
      reply.setEncoding("utf8");
      reply.on("data", (piece) => {
        text += piece;
      });
      reply.on("end", () => {
        const status = reply.statusCode ?? 0;
        if (status >= 200 && status < 300) resolve({ text, cookies: reply.headers["set-cookie"] ?? [] });
        else reject(new Error(`${method} ${url} answered ${status}: ${text.slice(0, 200)}`));
      });
      reply.on("error", reject);
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** Calls per second of `clients` sequential callers within `lengthMs`. */
export async function throughput(
  clients: number,
  lengthMs: number,
  call: (client: number) => Promise<unknown>,
): Promise<number> {
  const startedAt = performance.now();
  let done = 0;
  const caller = async (client: number) => {
    while (performance.now() - startedAt < lengthMs) {
      await call(client);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => caller(client)));
  return done / ((performance.now() - startedAt) / 1_000);
}
