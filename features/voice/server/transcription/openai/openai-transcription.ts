import type { TranscriptionModelV4 } from "@ai-sdk/provider";
import { guardedStreamFetch, type StreamFetch } from "#platform/server/guarded-fetch/guarded-stream-fetch.ts";
import { readPackets } from "#platform/server/guarded-fetch/read-packets.ts";
import { toResponse } from "#platform/server/guarded-fetch/to-response.ts";
import type { TranscriptionEngine } from "../transcription-engine.ts";
import { refuseAs } from "./refuse-as.ts";

export interface OpenAiAccess {
  /** Absent: OpenAI's default address. */
  url?: string | undefined;
  /** Absent: the server needs none. */
  apiKey?: string | undefined;
  model: string;
}

/** A small machine needs some seconds for a minute of sound. */
const mostMs = 45_000;

/** A minute of text has a few kilobytes; verbose servers send a few hundred. */
const mostAnswerBytes = 1024 * 1024;

const ownUrl = "https://api.openai.com/v1";

/** Transcription through OpenAI, or any server with its protocol. */
export function openAiTranscription(access: OpenAiAccess, { timeoutMs = mostMs } = {}): TranscriptionEngine {
  const baseUrl = (access.url ?? ownUrl).replace(/\/+$/, "");
  const connection = guardedStreamFetch({
    baseUrl,
    isTrusted: access.url !== undefined,
    firstByteTimeoutMs: timeoutMs,
  });
  let opening: Promise<TranscriptionModelV4> | undefined;
  return {
    transcriber: transcriberAt(access.url),
    called: {
      kind: access.url ? "openai_compatible" : "openai",
      provider: access.url ? new URL(access.url).host : "OpenAI",
      model: access.model,
    },
    async transcribe({ wav, language }, { signal, log }) {
      opening ??= openModel(access, baseUrl, connection);
      const model = await opening;
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const { text } = await model.doGenerate({
          audio: wav,
          mediaType: "audio/wav",
          abortSignal: AbortSignal.any([signal, timeout]),
          providerOptions: { openai: { responseFormat: "json", ...hintOf(language) } },
        });
        return text;
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        return refuseAs(error, { isTimedOut: timeout.aborted, log });
      }
    },
  };
}

/** Loaded by the first sound, not by the start. */
async function openModel({ apiKey, model }: OpenAiAccess, baseURL: string, connection: StreamFetch) {
  const { createOpenAI } = await import("@ai-sdk/openai");
  const fetch = sendingForms(reading(connection), { isKeySent: apiKey !== undefined });
  return createOpenAI({ baseURL, apiKey: apiKey ?? "none", fetch }).transcription(model);
}

/** Reads the whole response, limited in size. */
function reading(connection: StreamFetch): typeof globalThis.fetch {
  return async (...request) => {
    const exchange = await connection.open(...request);
    const body = await readPackets(exchange.packets, mostAnswerBytes);
    return toResponse(exchange, body.toString("utf8"));
  };
}

/** The protocol's language codes have two letters. */
function hintOf(language: string | undefined): { language?: string } {
  const [letters] = (language ?? "").toLowerCase().split("-");
  return letters?.length === 2 ? { language: letters } : {};
}

function transcriberAt(url: string | undefined): TranscriptionEngine["transcriber"] {
  if (!url) return { kind: "provider", name: "OpenAI" };
  const { hostname, host } = new URL(url);
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return isHere ? { kind: "installation" } : { kind: "provider", name: host };
}

/**
 * Wraps a `fetch` that takes only bytes: serializes forms, and removes the key header when there is no key.
 */
function sendingForms(
  fetch: typeof globalThis.fetch,
  { isKeySent }: { isKeySent: boolean },
): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const headers = new Headers(init.headers);
    if (!isKeySent) headers.delete("authorization");
    if (!(init.body instanceof FormData)) return fetch(input, { ...init, headers });
    const written = new Response(init.body);
    headers.set("content-type", written.headers.get("content-type") ?? "");
    return fetch(input, { ...init, headers, body: new Uint8Array(await written.arrayBuffer()) });
  };
}
