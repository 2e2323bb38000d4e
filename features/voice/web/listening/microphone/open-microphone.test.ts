import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openMicrophone } from "./open-microphone.ts";

const getUserMedia = vi.fn();
beforeEach(() => {
  vi.stubGlobal("AudioWorkletNode", class {});
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  getUserMedia.mockReset();
});

it("asks for the microphone that was chosen, and for sound without echo and noise", async () => {
  getUserMedia.mockResolvedValue("the stream");
  expect(await openMicrophone("headset")).toBe("the stream");
  expect(getUserMedia).toHaveBeenCalledWith({
    audio: {
      echoCancellation: true,
      noiseSuppression: true,
      autoGainControl: true,
      channelCount: { ideal: 1 },
      deviceId: { exact: "headset" },
    },
  });
  await openMicrophone(undefined);
  expect(getUserMedia.mock.lastCall?.[0].audio).not.toHaveProperty("deviceId");
});

it.each([
  ["NotAllowedError", "denied"],
  ["SecurityError", "denied"],
  ["NotFoundError", "missing"],
  ["OverconstrainedError", "missing"],
  ["NotReadableError", "busy"],
  ["AbortError", "busy"],
  ["TypeError", "unsupported"],
])("takes %s for a microphone that is %s", async (name, problem) => {
  const cause = new DOMException("", name);
  getUserMedia.mockRejectedValue(cause);
  await expect(openMicrophone(undefined)).rejects.toMatchObject({ problem, cause });
});

it("knows when a browser or an insecure page has no microphones at all", async () => {
  vi.stubGlobal("navigator", {});
  await expect(openMicrophone(undefined)).rejects.toMatchObject({ problem: "unsupported" });
});

it("asks for nothing where the sound could not be heard", async () => {
  vi.stubGlobal("AudioWorkletNode", undefined);
  await expect(openMicrophone(undefined)).rejects.toMatchObject({ problem: "unsupported" });
  expect(getUserMedia).not.toHaveBeenCalled();
});
