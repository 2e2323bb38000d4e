import { expect, it } from "vitest";
import { describeSpeech, installSpeech } from "./speech-program.ts";

/** A machine on which espeak-ng is there, or can be installed. */
function machine({ isThere, canInstall = true }: { isThere: boolean; canInstall?: boolean }) {
  const installed: string[] = [];
  const said: string[] = [];
  return {
    ...{ installed, said },
    isThere: () => isThere,
    install: async (wanted: readonly { program: string }[]) => {
      installed.push(...wanted.map(({ program }) => program));
      return canInstall ? undefined : "Missing: espeak-ng";
    },
    say: (line: string) => void said.push(line),
  };
}

const wanted = { speech: "espeak-ng", isSpeechInstalled: true } as const;

it("says who speaks, and installs nothing that is there", async () => {
  const here = machine({ isThere: true });
  expect(describeSpeech(wanted, here)).toBe("espeak-ng of this machine");
  await installSpeech(wanted, here);
  expect(here.installed).toEqual([]);
});

it("says how to get the program, and installs nothing that nobody asked for", async () => {
  const here = machine({ isThere: false });
  const settings = { ...wanted, isSpeechInstalled: false };
  expect(describeSpeech(settings, here)).toBe("none: install espeak-ng, or set SPEECH_INSTALL=on");
  await installSpeech(settings, here);
  expect(here.installed).toEqual([]);
});

it("installs the program when that is asked for, and says how it went", async () => {
  const here = machine({ isThere: false });
  expect(describeSpeech(wanted, here)).toBe("espeak-ng, being installed");
  await installSpeech(wanted, here);
  expect(here.installed).toEqual(["espeak-ng"]);
  expect(here.said).toEqual([expect.stringContaining("is installed")]);
  const without = machine({ isThere: false, canInstall: false });
  await installSpeech(wanted, without);
  expect(without.said).toEqual(["Warning: Missing: espeak-ng"]);
});

it("neither looks for nor installs anything when speech is off", async () => {
  const here = machine({ isThere: false });
  const settings = { ...wanted, speech: "off" } as const;
  expect(describeSpeech(settings, here)).toBe("none");
  await installSpeech(settings, here);
  expect(here.installed).toEqual([]);
});
