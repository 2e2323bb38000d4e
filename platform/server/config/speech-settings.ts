import { z } from "zod";
import { setting } from "./setting.ts";

/** Who gives the assistant a voice. */
export const speechSettings = {
  SPEECH: setting({
    schema: z.enum(["espeak-ng", "off"]),
    defaultValue: "espeak-ng",
    description:
      "Who speaks for the assistant: the program espeak-ng of this machine, to which nothing else is sent, or nobody. While the program is missing, whoever wants to hear something is told so.",
    expected: "espeak-ng or off",
  }),
  SPEECH_INSTALL: setting({
    schema: z.enum(["on", "off"]).transform((value) => value === "on"),
    defaultValue: "off",
    description:
      "Whether a start as root on Debian or Ubuntu installs the package espeak-ng (GPL-3.0, a program of its own) when it is missing.",
    expected: "on or off",
  }),
};
