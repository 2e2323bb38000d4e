import { MicrophoneError, type MicrophoneProblem } from "../listener.ts";

/** Opens a microphone with the browser's noise and echo suppression. Throws MicrophoneError. */
export async function openMicrophone(deviceId: string | undefined): Promise<MediaStream> {
  // Undefined on pages without TLS.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices?.getUserMedia || typeof AudioWorkletNode === "undefined")
    throw new MicrophoneError("unsupported");
  try {
    return await devices.getUserMedia({
      audio: {
        echoCancellation: true,
        noiseSuppression: true,
        autoGainControl: true,
        channelCount: { ideal: 1 },
        ...(deviceId ? { deviceId: { exact: deviceId } } : {}),
      },
    });
  } catch (error) {
    throw new MicrophoneError(problemOf(error), { cause: error });
  }
}

const problems: Record<string, MicrophoneProblem> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

function problemOf(error: unknown): MicrophoneProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  return problems[name] ?? "unsupported";
}
