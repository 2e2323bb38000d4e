import { z } from "zod";
import {
  type HeardRequest,
  type Interface,
  json,
  refuseAt,
  type SpeechAnswer,
  sound,
} from "../heard-request.ts";
import { makeTone } from "./make-tone.ts";
import type { SpeechInterfaceOptions } from "./spoken.ts";

const earlierVoices = ["alloy", "ash", "coral", "echo", "fable", "nova", "onyx", "sage", "shimmer"];
const laterVoices = [...earlierVoices, "ballad", "cedar", "marin", "verse"];
const voicesOf: Readonly<Record<string, string[]>> = {
  "tts-1": earlierVoices,
  "tts-1-hd": earlierVoices,
  "gpt-4o-mini-tts": laterVoices,
};

const SpeechBody = z.strictObject({
  model: z.string(),
  input: z.string().min(1).max(4096),
  voice: z.string(),
  instructions: z.string().max(4096).optional(),
  response_format: z.enum(["mp3", "opus", "aac", "flac", "wav", "pcm"]).optional(),
  speed: z.number().min(0.25).max(4).optional(),
});

/** OpenAI's API. Without a key it acts as a self-hosted server, which also lists its voices. */
export function openAiSpeech({ apiKey, note }: SpeechInterfaceOptions<string | null>): Interface {
  const keyProblem = ({ headers }: HeardRequest) => {
    if (apiKey === null || headers.authorization === `Bearer ${apiKey}`) return undefined;
    const said = headers.authorization?.replace("Bearer ", "");
    return said
      ? problem(401, `Incorrect API key provided: ${said}.`, "invalid_api_key")
      : problem(401, "You didn't provide an API key.", null);
  };
  return (request) => {
    const { method, url } = request;
    if (method === "GET" && url.pathname === "/v1/audio/voices" && apiKey === null) {
      return json(200, { voices: laterVoices });
    }
    if (method !== "POST" || url.pathname !== "/v1/audio/speech") return undefined;
    return keyProblem(request) ?? speak(request);
  };

  async function speak({ headers, body }: HeardRequest): Promise<SpeechAnswer> {
    if (headers["content-type"] !== "application/json") {
      return problem(400, "We could not parse the JSON body of your request.", null);
    }
    const parsed = SpeechBody.safeParse(JSON.parse(body));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return problem(400, `${issue?.path.join(".")}: ${issue?.message}`, "invalid_value");
    }
    const { model, input, voice, instructions, response_format = "mp3" } = parsed.data;
    const voices = voicesOf[model];
    if (!voices) return problem(404, `The model \`${model}\` does not exist.`, "model_not_found");
    if (!voices.includes(voice) && apiKey === null) return refuseAt("voice", voice);
    if (!voices.includes(voice)) {
      return problem(400, `Input should be ${voices.join(", ")} (body, voice): ${voice}`, null);
    }
    if (response_format !== "mp3") return problem(400, "Only mp3 is scripted.", null);
    const hasKey = headers.authorization !== undefined;
    note({ provider: "openai", text: input, voice, model, instructions, hasKey });
    return sound(await makeTone(input, voice, 24_000));
  }
}

const problem = (status: number, message: string, code: string | null) =>
  json(status, { error: { message, type: "invalid_request_error", param: null, code } });
