import type { DiagramNode } from "../../contract/diagram/diagram.ts";
import type { InstallationFacts } from "./installation-facts.ts";

/** The services for speech and transcription. */
export function voiceNodes({ voice, dictation }: InstallationFacts): DiagramNode[] {
  return [
    {
      id: "voice",
      kind: "service",
      label: "Voice",
      variant: variants[voice],
      text:
        voice === "outside"
          ? "A company that reads answers aloud in its own voices."
          : "Reads answers aloud. The text does not leave the installation and its network.",
      place: placeOf(voice),
      isHere: voice !== "off",
    },
    {
      id: "dictation",
      kind: "service",
      label: "Dictation",
      variant: variants[dictation],
      text:
        dictation === "off"
          ? "This installation transcribes nothing. Some browsers do it themselves; people are told first where the sound goes."
          : "Transcribes what people say.",
      place: placeOf(dictation),
      isHere: dictation !== "off",
    },
  ];
}

function placeOf(where: InstallationFacts["voice"]): DiagramNode["place"] {
  return where === "outside" || where === "network" ? where : "installation";
}

const variants = {
  off: "not connected",
  program: "on this machine",
  network: "own network",
  outside: "provider",
};
