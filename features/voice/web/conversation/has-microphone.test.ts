import { expect, it } from "vitest";
import { hasMicrophone } from "./has-microphone.ts";

const devices = (list: () => Promise<{ kind: string }[]>) => ({ enumerateDevices: list }) as MediaDevices;

it.each([
  [
    "a microphone, of which no more is told before it may be used",
    async () => [{ kind: "audioinput" }],
    true,
  ],
  ["only a loudspeaker", async () => [{ kind: "audiooutput" }], false],
  ["nothing that may be asked for", () => Promise.reject(new Error("no")), false],
])("with %s", async (_what, list, isThere) => {
  expect(await hasMicrophone(devices(list))).toBe(isThere);
});

it("has none where the browser tells of no devices at all", async () => {
  expect(await hasMicrophone({} as MediaDevices)).toBe(false);
});
