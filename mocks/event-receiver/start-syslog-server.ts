import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:tls";

export interface SyslogServer extends AsyncDisposable {
  /** `tls://127.0.0.1:…` */
  url: string;
  messages: { priority: number; time: string; app: string; id: string; text: string }[];
  refused: string[];
}

/** A strict syslog server over TLS: RFC 5424 in the frames of RFC 5425. It closes a connection at the first fault. */
export async function startSyslogServer(identity: { key: string; cert: string }): Promise<SyslogServer> {
  const messages: SyslogServer["messages"] = [];
  const refused: string[] = [];
  const server = createServer({ ...identity, minVersion: "TLSv1.2" }, (socket) => {
    let rest: Buffer = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("data", (bytes) => {
      rest = Buffer.concat([rest, bytes]);
      for (;;) {
        const space = rest.indexOf(0x20);
        if (space < 0) return;
        const length = Number(rest.subarray(0, space).toString());
        if (!Number.isSafeInteger(length) || length < 1) return void socket.destroy(Error("frame"));
        if (rest.length < space + 1 + length) return;
        const message = rest.subarray(space + 1, space + 1 + length).toString("utf8");
        rest = rest.subarray(space + 1 + length);
        const parts = /^<(\d{1,3})>1 (\d{4}-\S+Z) (\S+) (\S{1,48}) - (\S{1,32}) - (\{.*\})$/s.exec(message);
        if (!parts) {
          refused.push(message);
          return void socket.destroy();
        }
        const [, priority, time = "", , app = "", id = "", text = ""] = parts;
        messages.push({ priority: Number(priority), time, app, id, text });
      }
    });
  });
  server.on("tlsClientError", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `tls://127.0.0.1:${port}`,
    messages,
    refused,
    [Symbol.asyncDispose]: async () => {
      server.close();
      await once(server, "close");
    },
  };
}
