import type { TranscriptionModelV4 } from "@ai-sdk/provider";
import { guardedStreamFetch, type StreamFetch } from "#platform/server/guarded-fetch/guarded-stream-fetch.ts";
import { readPackets } from "#platform/server/guarded-fetch/read-packets.ts";
import { toResponse } from "#platform/server/guarded-fetch/to-response.ts";
import type { TranscriptionEngine } from "../transcription-engine.ts";
import { refuseAs } from "./refuse-as.ts";

export interface OpenAiAccess {
  /** Absent: OpenAI's own address. */
  url?: string | undefined;
  /** Absent: the server asks for none. */
  apiKey?: string | undefined;
  model: string;
}

/** A minute of sound takes a small machine some seconds. */
const mostMs = 45_000;

/** A minute of words has some kilobytes, and those of talkative servers some hundred. */
const mostAnswerBytes = 1024 * 1024;

const ownUrl = "https://api.openai.com/v1";

/** OpenAI, or any server that speaks its protocol for writing down sounds. */
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

/** Its library is loaded with the first sound, not at the start. */
async function openModel({ apiKey, model }: OpenAiAccess, baseURL: string, connection: StreamFetch) {
  const { createOpenAI } = await import("@ai-sdk/openai");
  const fetch = sendingForms(reading(connection), { isKeySent: apiKey !== undefined });
  return createOpenAI({ baseURL, apiKey: apiKey ?? "none", fetch }).transcription(model);
}

/** Reads the whole answer, which is bounded in size. */
function reading(connection: StreamFetch): typeof globalThis.fetch {
  return async (...request) => {
    const exchange = await connection.open(...request);
    const body = await readPackets(exchange.packets, mostAnswerBytes);
    return toResponse(exchange, body.toString("utf8"));
  };
}

/** Names a language as the protocol does: two letters. */
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

/** A `fetch` for one that takes bytes alone: writes forms out. Without a key of ours none is sent. */
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
