import { expect, it } from "vitest";
import { decodeSound } from "./decode-sound.ts";

it("makes MP3 of base64, byte for byte", async () => {
  const bytes = Uint8Array.of(0xff, 0xfb, 0x00, 0x80, 0x7f);
  const sound = decodeSound(Buffer.from(bytes).toString("base64"));
  expect(sound?.type).toBe("audio/mpeg");
  expect(new Uint8Array((await sound?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(bytes);
});

it.each([undefined, "", "no base64!"])("makes no sound of %j", (text) => {
  expect(decodeSound(text)).toBeUndefined();
});
