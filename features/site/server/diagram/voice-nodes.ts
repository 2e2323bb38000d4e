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
          ? "A company that speaks what the assistant wrote, in voices of its own."
          : "Speaks what the assistant wrote. The text does not leave the installation and its network for that.",
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
          ? "Nobody writes down what people say here. Some browsers do it themselves; where one sends the sound is said before."
          : "Writes down what people say into their microphones.",
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
