import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, it } from "vitest";
import { toAnsweringModel } from "./answering-model.ts";
import { classifyModelError } from "./classify-model-error.ts";
import { openProvider } from "./create-language-model.ts";

const kinds = ["openai", "openai_compatible", "anthropic", "google"] as const;
const prompt = [{ role: "user" as const, content: [{ type: "text" as const, text: "Hello" }] }];
const headers = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n";

/** What a person is told of a server that takes the request and then does this with its connection. */
async function failureAfter(kind: (typeof kinds)[number], act: (socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => act(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const provider = await openProvider({ kind, name: "Resetting", baseUrl, apiKey: "key" });
  try {
    const reader = await toAnsweringModel(provider.languageModel("m")).answer({ prompt });
    for (let parts = await reader.read(); parts; parts = await reader.read()) {
      for (const part of parts) if (part.type === "error") throw part.error;
    }
    return undefined;
  } catch (error) {
    return classifyModelError(error).code;
  } finally {
    await provider.close();
    server.close();
  }
}

it.each(kinds)("a server that hangs up before it replies was not reached: %s", async (kind) => {
  expect(await failureAfter(kind, (socket) => socket.resetAndDestroy())).toBe("model.unreachable");
  expect(await failureAfter(kind, (socket) => socket.end())).toBe("model.unreachable");
});

it.each(kinds)(
  "a server that hangs up after it began to reply has cut its answer short: %s",
  async (kind) => {
    const begin = (socket: Socket) => {
      socket.write(headers);
      setTimeout(() => socket.resetAndDestroy(), 100);
    };
    expect(await failureAfter(kind, begin)).toBe("model.cut_short");
  },
);
