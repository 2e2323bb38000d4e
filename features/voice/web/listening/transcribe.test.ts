import { afterEach, expect, it, vi } from "vitest";
import { setAccessSource } from "#platform/web/api/access-token.ts";
import { encodeWav } from "./encode-wav.ts";
import { transcribe } from "./transcribe.ts";

const refused = vi.fn();
setAccessSource({ getAccessToken: async () => "a-token", onRefused: refused });
afterEach(() => vi.unstubAllGlobals());

const sound = encodeWav(new Float32Array(160), 16_000);
const never = new AbortController().signal;

/** Answers the next call like this, and notes it. */
function answerWith(status: number, body: unknown) {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

it("sends the sound itself as whoever is signed in, and gives back the words", async () => {
  const fetch = answerWith(200, { text: "Good morning", seconds: 0.01 });
  expect(await transcribe(sound, never)).toBe("Good morning");
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe("/api/v1/transcriptions");
  expect(init).toMatchObject({
    method: "POST",
    body: sound,
    signal: never,
    headers: { "content-type": "audio/wav", authorization: "Bearer a-token" },
  });
});

it("throws what the server refused", async () => {
  answerWith(503, {
    error: { code: "transcription.off", message: "Speech is not transcribed.", requestId: "r" },
  });
  await expect(transcribe(sound, never)).rejects.toMatchObject({
    status: 503,
    code: "transcription.off",
    message: "Speech is not transcribed.",
  });
  expect(refused).not.toHaveBeenCalled();
});

it("says when the session is not taken any more", async () => {
  answerWith(401, { error: { code: "auth.required", message: "Sign in to do this.", requestId: "r" } });
  await expect(transcribe(sound, never)).rejects.toMatchObject({ status: 401 });
  expect(refused).toHaveBeenCalledOnce();
});
