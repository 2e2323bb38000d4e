import { defineErrors } from "#platform/contract/define-errors.ts";
import { maxSpokenCharacters } from "./speech-limits.ts";

export const voiceErrors = defineErrors({
  "voice.text_empty": [400, "There is nothing to say in `text`. Send at least one word."],
  "voice.text_too_long": [
    400,
    `\`text\` is too long. At most ${maxSpokenCharacters.toLocaleString("en")} characters are spoken at once; send it in parts.`,
  ],
  "voice.script_unspoken": [
    422,
    "This voice cannot speak this script. An admin connects a provider that can, with the setting SPEECH.",
  ],
  "voice.unknown": [400, "There is no such voice. Send the id of a voice of the voice dialog."],
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
    "Speech is switched off on this installation. An admin sets SPEECH=embedded to have it, or names a provider.",
  ],
  "voice.busy": [503, "Too much is being spoken at this moment. Try again in a few seconds."],
  "voice.failed": [
    502,
    "The text could not be spoken. Try again; if it stays, give an admin the request id.",
  ],
  "voice.key_refused": [
    503,
    "The provider of the voices refuses this installation. An admin checks SPEECH_API_KEY and the account behind it.",
  ],
  "voice.provider_limit": [
    503,
    "The provider of the voices takes no more at this moment. Try again in a minute; if it stays, an admin looks at the limits and the credit of the account there.",
  ],
  "voice.stock_voice_unknown": [
    503,
    "The provider does not have the stock voice behind this voice. Choose another voice; an admin corrects this one under Admin, Voice.",
  ],
  "voice.model_unknown": [
    503,
    "The provider of the voices does not know what it is asked with. An admin checks SPEECH_MODEL, SPEECH_URL and SPEECH_REGION.",
  ],
  "voice.away": [
    503,
    "The provider of the voices does not answer. Try again in a moment; if it stays, an admin checks that this server reaches it.",
  ],
  "voice.wrong_answer": [
    503,
    "What answers in place of the provider of the voices does not speak its language. An admin checks that SPEECH_URL is the address of its interface.",
  ],
  "voice.stock_voice_invalid": [
    422,
    "This cannot be the name of a stock voice of this engine. Take one of its list, as it is written there.",
  ],
  "voice.engine_changed": [409, "Another engine speaks by now. Load this page again to see its voices."],
});
