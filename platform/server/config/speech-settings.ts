import { z } from "zod";
import { baseAddress, providerKey } from "./provider-access.ts";
import { setting } from "./setting.ts";

/** Settings of the assistant's voice. */
export const speechSettings = {
  SPEECH: setting({
    schema: z.enum(["embedded", "espeak-ng", "openai", "elevenlabs", "azure", "openai_compatible", "off"]),
    defaultValue: "embedded",
    description:
      "Who speaks for the assistant: the embedded voices (English; other languages by espeak-ng if installed), espeak-ng alone, OpenAI, ElevenLabs or Azure (which receive every spoken text), a server with OpenAI's protocol, or nobody.",
    expected: "embedded, espeak-ng, openai, elevenlabs, azure, openai_compatible or off",
  }),
  SPEECH_API_KEY: setting({
    schema: providerKey,
    description:
      "Key of the account at the provider that SPEECH names. A server of your own with openai_compatible may need none.",
    expected: "the key of your account there",
  }),
  SPEECH_MODEL: setting({
    schema: z
      .string()
      .max(200)
      .regex(/^[\w./:@-]+$/),
    description:
      "Model that speaks. Default: gpt-4o-mini-tts with openai, eleven_flash_v2_5 with elevenlabs; openai_compatible needs one, azure has none.",
    expected: "a model's name such as gpt-4o-mini-tts or kokoro",
  }),
  SPEECH_URL: setting({
    schema: baseAddress,
    description:
      "Address of the server with openai_compatible, with its /v1; it may be inside your network. For the others an address in place of the provider's own, such as a gateway of yours.",
    expected: "a full address such as http://127.0.0.1:8880/v1, without a key in it",
  }),
  SPEECH_REGION: setting({
    schema: z.string().regex(/^[a-z0-9]{2,40}$/),
    description: "Region of the Azure Speech resource, with azure and without SPEECH_URL.",
    expected: "a region such as westeurope",
  }),
  SPEECH_INSTALL: setting({
    schema: z.enum(["on", "off"]).transform((value) => value === "on"),
    defaultValue: "off",
    description:
      "Whether a start as root on Debian or Ubuntu installs the package espeak-ng (GPL-3.0, a program of its own) when it is missing. With SPEECH=embedded it is for languages other than English.",
    expected: "on or off",
  }),
};
