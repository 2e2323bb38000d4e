import type { SpeechRequest } from "../speech-engine.ts";

/** Speaks through OpenAI's protocol with the AI SDK. */
export async function sayByOpenAi(
  access: { baseUrl: string; apiKey: string | undefined; model: string; fetch: typeof fetch },
  { text, stockVoice, signal }: Pick<SpeechRequest, "text" | "stockVoice"> & { signal: AbortSignal },
  instructions?: string,
): Promise<Uint8Array> {
  const { baseUrl, apiKey, model } = access;
  // Loaded by the first speech, to keep the memory of other servers small.
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

/** Removes the library's placeholder key for a server that needs none. */
function withoutKey(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.delete("authorization");
    return fetch(input, { ...init, headers });
  };
}
