import type { SpeechRequest } from "../speech-engine.ts";

/** By OpenAI's protocol, with OpenAI's own library. */
export async function sayByOpenAi(
  access: { baseUrl: string; apiKey: string | undefined; model: string; fetch: typeof fetch },
  { text, stockVoice, signal }: Pick<SpeechRequest, "text" | "stockVoice"> & { signal: AbortSignal },
  instructions?: string,
): Promise<Uint8Array> {
  const { baseUrl, apiKey, model } = access;
  // Loaded with the first speech: a server without one does not pay for it.
  const { createOpenAI } = await import("@ai-sdk/openai");
  const openai = createOpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? "none",
    fetch: apiKey ? access.fetch : withoutKey(access.fetch),
  });
  const { audio } = await openai.speech(model).doGenerate({
    ...{ text, voice: stockVoice, outputFormat: "mp3", abortSignal: signal },
    ...(instructions ? { instructions } : {}),
  });
  return typeof audio === "string" ? Buffer.from(audio, "base64") : audio;
}

/** The library sends one always; a server that asks for none is not sent a made-up one. */
function withoutKey(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.delete("authorization");
    return fetch(input, { ...init, headers });
  };
}
