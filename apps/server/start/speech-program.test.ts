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

const wanted = { speech: { provider: "espeak-ng" }, isSpeechInstalled: true } as const;

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

it("names the provider and the model, and neither looks for nor installs the program then", async () => {
  const here = machine({ isThere: false });
  const key = { apiKey: "a-key", url: undefined };
  const openai = { ...wanted, speech: { provider: "openai", model: "gpt-4o-mini-tts", ...key } } as const;
  expect(describeSpeech(openai, here)).toBe("gpt-4o-mini-tts of OpenAI");
  const azure = { ...wanted, speech: { provider: "azure", region: "westeurope", ...key } } as const;
  expect(describeSpeech(azure, here)).toBe("Azure in westeurope");
  const local = { provider: "openai_compatible", model: "kokoro", apiKey: undefined } as const;
  const own = { ...wanted, speech: { ...local, url: "http://127.0.0.1:8880/v1" } };
  expect(describeSpeech(own, here)).toBe("kokoro at 127.0.0.1:8880");
  await installSpeech(openai, here);
  expect(here.installed).toEqual([]);
});

it("neither looks for nor installs anything when speech is off", async () => {
  const here = machine({ isThere: false });
  const settings = { ...wanted, speech: { provider: "off" } } as const;
  expect(describeSpeech(settings, here)).toBe("none");
  await installSpeech(settings, here);
  expect(here.installed).toEqual([]);
});
