import type { Transcriber } from "../../contract/transcription.ts";

/** Explains where speech goes, in a sentence or two. */
export function describeDestination(transcriber: Transcriber, { isKept, isHeard }: Hearing): string {
  const kept = isKept ? "the sound is kept with them, and only you can play it" : "the sound is not kept";
  switch (transcriber.kind) {
    case "installation":
      return `What you say is transcribed within this installation. The text becomes messages of this conversation; ${kept}.`;
    case "provider":
      return `What you say is sent to ${transcriber.name} for transcription. The text becomes messages of this conversation; here ${kept}.`;
    case "nobody":
      if (isHeard)
        return "Your browser transcribes what you say, and may send the sound to its vendor, such as Google, Apple or Microsoft. This installation never receives the sound. The text becomes messages of this conversation.";
      return "This installation does not transcribe speech: type below, and hear the answers. An admin can set TRANSCRIPTION.";
  }
}

interface Hearing {
  /** Whether the person stores recordings. */
  isKept: boolean;
  /** Whether anyone transcribes, even if only the browser. */
  isHeard: boolean;
}
