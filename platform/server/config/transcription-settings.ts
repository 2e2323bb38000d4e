import { z } from "zod";
import { baseAddress, providerKey } from "./provider-access.ts";
import { setting } from "./setting.ts";

/** Settings of transcription (speech to text). */
export const transcriptionSettings = {
  TRANSCRIPTION: setting({
    schema: z.enum(["off", "openai", "openai_compatible"]),
    defaultValue: "off",
    description:
      "Who transcribes speech: OpenAI, a server of yours with its protocol (such as whisper.cpp, speaches or vLLM), or nobody. With off, browsers that can transcribe offer it, and say where the sound goes.",
    expected: "off, openai or openai_compatible",
  }),
  TRANSCRIPTION_URL: setting({
    schema: baseAddress,
    description:
      "Address of that server, without `/audio/transcriptions`. Default with `openai`: OpenAI's own.",
    expected: "a full address such as http://127.0.0.1:8000/v1",
  }),
  TRANSCRIPTION_API_KEY: setting({
    schema: providerKey,
    description: "Key of that server; one of your own may need none.",
    expected: "an API key",
  }),
  TRANSCRIPTION_MODEL: setting({
    schema: z.string().max(200),
    description: "Model that transcribes. Default with `openai`: gpt-4o-mini-transcribe.",
    expected: "the name of a model, such as whisper-1",
  }),
};
