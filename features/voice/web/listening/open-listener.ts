import { samplesPerSecond } from "./detection/frames.ts";
import { encodeWav } from "./encode-wav.ts";
import { type ListenerEvents, MicrophoneError, type OpenListener } from "./listener.ts";
import type { CaptureReport } from "./microphone/capture-messages.ts";
import { openCapture } from "./microphone/open-capture.ts";
import { openMicrophone } from "./microphone/open-microphone.ts";

/** Opens a microphone of this browser. */
export const openListener: OpenListener = async (events, { mode, deviceId }) => {
  const stream = await openMicrophone(deviceId);
  const letGo = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const ear = await openCapture(stream, (report) => tell(events, report));
    ear.order({ kind: "mode", mode });
    const close = () => {
      ear.close();
      letGo();
    };
    const tracks = stream.getAudioTracks();
    if (tracks.some(({ readyState }) => readyState === "ended")) {
      close();
      throw new MicrophoneError("lost");
    }
    // Not caused by `stop`: the device was removed or the permission revoked.
    for (const track of tracks)
      track.addEventListener("ended", () => {
        close();
        events.onFailure(new MicrophoneError("lost"));
      });
    return {
      setMode: (next) => ear.order({ kind: "mode", mode: next }),
      press: () => ear.order({ kind: "press" }),
      release: () => ear.order({ kind: "release" }),
      pause: () => ear.order({ kind: "pause" }),
      resume: () => ear.order({ kind: "resume" }),
      close,
    };
  } catch (error) {
    letGo();
    throw error instanceof MicrophoneError ? error : new MicrophoneError("unsupported", { cause: error });
  }
};

function tell(events: ListenerEvents, report: CaptureReport): void {
  if (report.kind === "level") events.onLevel(report.level);
  else if (report.kind === "start") events.onSpeechStart();
  else if (report.kind === "meant") events.onSpeechMeant?.();
  else if (report.kind === "dropped") events.onSpeechDropped();
  else
    events.onUtterance({
      sound: encodeWav(report.samples, samplesPerSecond),
      seconds: report.samples.length / samplesPerSecond,
      endedAt: performance.now() - report.silentMs,
    });
}
