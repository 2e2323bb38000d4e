import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type Fault, send } from "./faults.ts";
import { type Interface, json } from "./heard-request.ts";
import { azureSpeech } from "./speech/azure-speech.ts";
import { elevenLabsSpeech } from "./speech/elevenlabs-speech.ts";
import { openAiSpeech } from "./speech/openai-speech.ts";
import type { Spoken } from "./speech/spoken.ts";

export interface SpeechServerOptions {
  port?: number;
  /** Null: a self-hosted server without a key. */
  apiKey?: string | null;
}

export interface SpeechServer extends AsyncDisposable {
  /** Without a path. The APIs have the same paths as at their providers. */
  url: string;
  apiKey: string;
  /** The speech requests, in order. */
  spoken: Spoken[];
  /** Faults of the next requests, in order. */
  faults: Fault[];
  /** Requests whose caller disconnected before the reply. */
  abandoned: number;
}

/** Speech providers on loopback. They refuse what the real ones refuse. */
export async function startSpeechServer({
  port = 0,
  apiKey = "test-key",
}: SpeechServerOptions = {}): Promise<SpeechServer> {
  const spoken: Spoken[] = [];
  const faults: Fault[] = [];
  const note = (what: Spoken) => void spoken.push(what);
  const interfaces: Interface[] = [
    openAiSpeech({ apiKey, note }),
    elevenLabsSpeech({ apiKey: apiKey ?? "", note }),
    azureSpeech({ apiKey: apiKey ?? "", note }),
  ];
  const server = createServer(async (request, response) => {
    response.once("close", () => {
      if (!response.writableFinished) state.abandoned += 1;
    });
    const { method = "", headers } = request;
    const url = new URL(request.url ?? "/", "http://speech.invalid");
    const heard = { method, url, headers, body: await text(request) };
    let answer = json(404, { error: { message: `Unknown request URL: ${method} ${url.pathname}.` } });
    for (const each of interfaces) answer = (await each(heard)) ?? answer;
    await send(response, answer, { fault: faults.shift(), sent: heard.body });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const state: SpeechServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey: apiKey ?? "",
    ...{ spoken, faults, abandoned: 0 },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return state;
}
