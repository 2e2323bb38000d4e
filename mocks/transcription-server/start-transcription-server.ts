import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { checkTranscriptionRequest, type HeardSound } from "./check-transcription-request.ts";

const endlessPiece = "word ".repeat(20_000);

/** A fault instead of the transcript. */
export type Misfortune =
  | { status: number; message?: string }
  /** Never replies. */
  | "hang"
  /** Closes the connection. */
  | "cut"
  /** Replies with invalid JSON. */
  | "babble"
  /** Replies without end. */
  | "endless";

export interface TranscriptionServer extends AsyncDisposable {
  /** Base URL, e.g. `http://127.0.0.1:4011/v1`. */
  url: string;
  apiKey: string;
  model: string;
  /** The received sounds, oldest first. */
  heard: HeardSound[];
  /** Transcripts of the next sounds, in order. Afterwards `says` decides. */
  next: string[];
  /** The transcript of any other sound. */
  says: (sound: HeardSound) => string;
  /** Faults of the next requests, in order, before any validation. */
  misfortunes: Misfortune[];
  /** Delay of each reply. */
  delayMs: number;
  /** Requests whose caller disconnected before the reply. */
  abandoned: number;
}

export interface TranscriptionServerOptions {
  apiKey?: string;
  model?: string;
}

/** Starts a server with OpenAI's transcription protocol. It refuses what the real one refuses. */
export async function startTranscriptionServer(
  options: TranscriptionServerOptions = {},
): Promise<TranscriptionServer> {
  const server = createServer((request, response) => {
    response.on("error", () => {});
    answer(request, response, state).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const state: TranscriptionServer = {
    url: `http://127.0.0.1:${port}/v1`,
    apiKey: options.apiKey ?? "test-key",
    model: options.model ?? "whisper-1",
    heard: [],
    next: [],
    says: () => "",
    misfortunes: [],
    delayMs: 0,
    abandoned: 0,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return state;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  state: TranscriptionServer,
): Promise<void> {
  response.once("close", () => {
    if (!response.writableFinished) state.abandoned += 1;
  });
  const checked = await checkTranscriptionRequest(request, state);
  const misfortune = state.misfortunes.shift();
  if (misfortune === "hang") return;
  if (misfortune === "cut") return void response.destroy();
  if (misfortune === "babble") return send(response, 200, "It said hello.");
  if (misfortune === "endless") return sendEndlessly(response);
  if (misfortune) return refuse(response, misfortune.status, misfortune.message ?? "Told to fail.");
  if ("refusal" in checked) return refuse(response, checked.status, checked.refusal);
  state.heard.push(checked);
  if (state.delayMs > 0) await setTimeout(state.delayMs);
  send(response, 200, JSON.stringify({ text: state.next.shift() ?? state.says(checked) }));
}

async function sendEndlessly(response: ServerResponse): Promise<void> {
  response.writeHead(200, { "content-type": "application/json" }).write('{"text":"');
  while (!response.destroyed) {
    response.write(endlessPiece);
    await setTimeout(1);
  }
}

function refuse(response: ServerResponse, status: number, message: string): void {
  const error = { message, type: "invalid_request_error", param: null, code: null };
  send(response, status, JSON.stringify({ error }));
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { "content-type": "application/json" }).end(body);
}
