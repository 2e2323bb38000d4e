import { expect, it } from "vitest";
import { describeSpeech } from "./describe-speech.ts";

/** A machine on which espeak-ng is there, or can be installed. */
function machine({ isThere, canInstall = true }: { isThere: boolean; canInstall?: boolean }) {
  const installed: string[] = [];
  let has = isThere;
  return {
    installed,
    isThere: () => has,
    install: async (wanted: readonly { program: string }[]) => {
      installed.push(...wanted.map(({ program }) => program));
      has = canInstall;
      return canInstall ? undefined : "Missing: espeak-ng";
    },
  };
}

it("says who speaks, and installs nothing that is there", async () => {
  const here = machine({ isThere: true });
  expect(await describeSpeech({ speech: "espeak-ng", isSpeechInstalled: true }, here)).toContain("espeak-ng");
  expect(here.installed).toEqual([]);
});

it("says how to get the program, and installs nothing that nobody asked for", async () => {
  const here = machine({ isThere: false });
  expect(await describeSpeech({ speech: "espeak-ng", isSpeechInstalled: false }, here)).toBe(
    "none: install espeak-ng, or set SPEECH_INSTALL=on",
  );
  expect(here.installed).toEqual([]);
});

it("installs the program when that is asked for, and says so when it cannot", async () => {
  const settings = { speech: "espeak-ng", isSpeechInstalled: true } as const;
  const here = machine({ isThere: false });
  expect(await describeSpeech(settings, here)).toBe("espeak-ng of this machine");
  expect(here.installed).toEqual(["espeak-ng"]);
  const without = machine({ isThere: false, canInstall: false });
  expect(await describeSpeech(settings, without)).toContain("could not be installed");
});

it("neither looks for nor installs anything when speech is off", async () => {
  const here = machine({ isThere: false });
  expect(await describeSpeech({ speech: "off", isSpeechInstalled: true }, here)).toBe("none");
  expect(here.installed).toEqual([]);
});
