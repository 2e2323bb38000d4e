import http from "node:http";

export interface Call {
  method: "GET" | "POST";
  url: string;
  headers: Record<string, string>;
  body?: string;
}

// A server closes connections that rest for five seconds, at times just when they are to be used again.
const agent = new http.Agent({ keepAlive: true, maxSockets: 256, timeout: 3_000 });

/** Sends a call and reads its whole answer; rejects unless it succeeded. */
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

/** Calls a second that `clients` callers get answered, each one after the other, within `lengthMs`. */
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
