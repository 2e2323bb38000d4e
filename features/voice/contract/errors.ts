import { defineErrors } from "#platform/contract/define-errors.ts";
import { maxSpokenCharacters } from "./speech-limits.ts";

export const voiceErrors = defineErrors({
  "voice.text_empty": [400, "There is nothing to say in `text`. Send at least one word."],
  "voice.text_too_long": [
    400,
    `\`text\` is too long. At most ${maxSpokenCharacters.toLocaleString("en")} characters are spoken at once; send it in parts.`,
  ],
  "voice.unknown": [400, "There is no such voice. Send the id of a voice of the voice dialog."],
  "voice.engine_missing": [
    503,
    "This installation cannot speak yet: the program espeak-ng is missing. An admin installs Debian's package espeak-ng, or sets SPEECH_INSTALL=on and starts again.",
  ],
  "voice.off": [
    503,
    "Speech is switched off on this installation. An admin sets SPEECH=espeak-ng to have it.",
  ],
  "voice.busy": [503, "Too much is being spoken at this moment. Try again in a few seconds."],
  "voice.failed": [
    502,
    "The text could not be spoken. Try again; if it stays, give an admin the request id.",
  ],
});
