import { describeError } from "#platform/web/api/api-error.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { keepRecording } from "../recordings/keep-recording.ts";
import { throughLosses } from "./until-reachable.ts";

/** Uploads the recording of a message in the background. */
export function keepSound(messageId: string, sound: Blob): void {
  throughLosses(() => keepRecording(messageId, sound)).catch((error: unknown) =>
    notify({
      id: "recording-not-kept",
      type: "error",
      title: "The recording was not saved",
      message: describeError(error),
      autoClose: false,
    }),
  );
}
