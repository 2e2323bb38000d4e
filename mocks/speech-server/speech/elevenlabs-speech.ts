import { z } from "zod";
import { type HeardRequest, type Interface, json, type SpeechAnswer, sound } from "../heard-request.ts";
import { makeTone } from "./make-tone.ts";
import type { SpeechInterfaceOptions } from "./spoken.ts";

const madeByThem: Readonly<Record<string, string>> = {
  onwK4e9ZLuTAKqWW03F9: "Daniel",
  TX3LPaxmHKxFdv7VOQHJ: "Liam",
  nPczCjzI2devNBz1zQrb: "Brian",
  XrExE9yKIg1WjnnlVkGX: "Matilda",
  JBFqnCBsd6RMkjVDRZzb: "George",
  cjVigY5qzO86Huf0OWal: "Eric",
  CwhRBWXzGAHq8TQ4Fs17: "Roger",
  iP95p4xoKVk53GoZ742B: "Chris",
  cgSgspJ2msm6clMCkdW9: "Jessica",
  SAz9YHcvj6GT2YYXdXww: "River",
  pFZP5JQG7iQjIQuC4Bku: "Lily",
};
const cloned = { voice_id: "aaaaaaaaaaaaaaaaaaaa", name: "Somebody's own", category: "cloned" };
const charactersOf: Readonly<Record<string, number>> = {
  eleven_flash_v2_5: 40_000,
  eleven_multilingual_v2: 10_000,
  eleven_v3: 5_000,
};
const formats = ["mp3_22050_32", "mp3_44100_64", "mp3_44100_128"];

const SpeechBody = z.object({ text: z.string().min(1), model_id: z.string() });

/** ElevenLabs' API. */
export function elevenLabsSpeech({ apiKey, note }: SpeechInterfaceOptions<string>): Interface {
  return (request) => {
    const { method, url, headers } = request;
    const voice = /^\/v1\/text-to-speech\/([^/]+)$/.exec(url.pathname)?.[1];
    const isList = method === "GET" && url.pathname === "/v2/voices";
    if (!isList && !(method === "POST" && voice)) return undefined;
    if (headers["xi-api-key"] !== apiKey) return problem(401, "invalid_api_key", "Invalid API key");
    return isList ? list(url) : speak(request, voice ?? "");
  };

  async function speak(request: HeardRequest, voice: string): Promise<SpeechAnswer> {
    if (request.headers["content-type"] !== "application/json") return json(422, { detail: [] });
    const parsed = SpeechBody.safeParse(JSON.parse(request.body));
    if (!parsed.success) return json(422, { detail: parsed.error.issues });
    const { text, model_id: model } = parsed.data;
    const format = request.url.searchParams.get("output_format") ?? "mp3_44100_128";
    if (!formats.includes(format)) return problem(400, "invalid_output_format", "Unknown format.");
    const mostCharacters = charactersOf[model];
    if (!mostCharacters) {
      return problem(400, "model_not_found", `A model with model ID ${model} does not exist.`);
    }
    if (text.length > mostCharacters) return problem(400, "max_character_limit_exceeded", "Too long.");
    if (!Object.hasOwn(madeByThem, voice)) {
      return problem(404, "voice_not_found", `A voice with the voice_id ${voice} was not found.`);
    }
    note({ provider: "elevenlabs", text, voice, model, instructions: undefined, hasKey: true });
    return sound(await makeTone(text, voice, 22_050));
  }
}

function list(url: URL): SpeechAnswer {
  const made = Object.entries(madeByThem).map(([voice_id, name]) => ({
    voice_id,
    name,
    category: "premade",
  }));
  const voices = url.searchParams.get("category") === "premade" ? made : [...made, cloned];
  return json(200, { voices, has_more: false, total_count: voices.length, next_page_token: null });
}

const problem = (status: number, code: string, message: string) =>
  json(status, { detail: { status: code, message } });
