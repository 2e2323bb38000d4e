import type { Transcriber } from "../../contract/transcription.ts";

/** Explains where speech goes, in a sentence or two. */
export function describeDestination(transcriber: Transcriber, { isKept, isHeard }: Hearing): string {
  const kept = isKept ? "the sound is kept with them, for you alone" : "the sound is not kept";
  switch (transcriber.kind) {
    case "installation":
      return `What you say is written down within this installation. The words become messages of this conversation; ${kept}.`;
    case "provider":
      return `What you say is sent to ${transcriber.name} to be written down. The words become messages of this conversation; here ${kept}.`;
    case "nobody":
      if (isHeard)
        return "Your browser writes down what you say, and may send the sound to its maker for that, such as Google, Apple or Microsoft. This installation never hears it; the words become messages of this conversation.";
      return "This installation does not write down what you say: write below, and hear the answers. An admin sets TRANSCRIPTION to have it.";
  }
}

interface Hearing {
  /** Whether the person stores recordings. */
  isKept: boolean;
  /** Whether anyone transcribes, even if only the browser. */
  isHeard: boolean;
}
