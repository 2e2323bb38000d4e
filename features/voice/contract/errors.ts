import { defineErrors } from "#platform/contract/define-errors.ts";
import { maxSpokenCharacters } from "./speech-limits.ts";

export const voiceErrors = defineErrors({
  "voice.text_empty": [400, "`text` is empty. Send at least one word."],
  "voice.text_too_long": [
    400,
    `\`text\` is too long. At most ${maxSpokenCharacters.toLocaleString("en")} characters are spoken at once; send it in parts.`,
  ],
  "voice.script_unspoken": [
    422,
    "This voice cannot speak this script. An admin can connect a provider that can, with the setting SPEECH.",
  ],
  "voice.unknown": [400, "This voice does not exist. Send the id of a voice from the voice settings."],
  "voice.engine_missing": [
    503,
    "This installation cannot speak yet: the program espeak-ng is missing. An admin installs Debian's package espeak-ng, sets SPEECH_INSTALL=on and starts again, or sets SPEECH=embedded for English.",
  ],
  "voice.language_missing": [
    503,
    "This installation speaks English. For this language an admin installs the program espeak-ng, or connects a provider with the setting SPEECH.",
  ],
  "voice.off": [
    503,
    "Speech is off on this installation. An admin can set SPEECH=embedded, or name a provider.",
  ],
  "voice.busy": [503, "Speech is busy. Try again in a few seconds."],
  "voice.failed": [
    502,
    "The text could not be spoken. Try again. If it keeps failing, send the request ID to an admin.",
  ],
  "voice.key_refused": [
    503,
    "The speech provider rejected the API key. An admin has to check SPEECH_API_KEY and its account.",
  ],
  "voice.provider_limit": [
    503,
    "The speech provider refuses more requests. Try again in a minute. If it keeps failing, an admin has to check the limits and the credit of its account.",
  ],
  "voice.stock_voice_unknown": [
    503,
    "The speech provider does not offer the stock voice behind this voice. Choose another voice. An admin can fix this one under Admin, Voice.",
  ],
  "voice.model_unknown": [
    503,
    "The speech provider does not know the configured model. An admin has to check SPEECH_MODEL, SPEECH_URL and SPEECH_REGION.",
  ],
  "voice.away": [
    503,
    "The speech provider does not respond. Try again in a moment. If it keeps failing, an admin has to check the connection to it.",
  ],
  "voice.wrong_answer": [
    503,
    "The response did not come from a speech provider. An admin has to check that SPEECH_URL is the address of its API.",
  ],
  "voice.stock_voice_invalid": [
    422,
    "This engine has no stock voice with this name. Choose one from its list.",
  ],
  "voice.engine_changed": [409, "The speech engine has changed. Reload the page to see its voices."],
});
