import { Play, Square, Trash2 } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import type { QuestionActionsProps } from "#features/chat/web/index.tsx";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { reader } from "../reading/page-reader.ts";
import { playSound, prepareSound } from "../sound/play-sound.ts";
import { useDeleteRecording } from "./use-delete-recording.ts";

/** Plays the recording of a message, or deletes it while the text stays. */
export function RecordingActions({ messageId, conversationId, recordingSeconds }: QuestionActionsProps) {
  const reading = useSyncExternalStore(reader.subscribe, reader.current);
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync: remove } = useDeleteRecording({ messageId, conversationId });
  const isSounding = reading.state !== "silent" && reading.messageId === messageId;
  return (
    <>
      <IconButton
        label={isSounding ? "Stop the recording" : `Play the recording, ${describeLength(recordingSeconds)}`}
        size="sm"
        icon={isSounding ? stopIcon : playIcon}
        onClick={() => (isSounding ? reader.stop() : play(messageId))}
      />
      <IconButton
        label="Delete the recording"
        size="sm"
        icon={<Trash2 aria-hidden="true" size={16} />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          reader.stop();
          await remove().catch(() => undefined);
        }}
        title="Delete the recording?"
        confirmLabel="Delete"
      >
        The recording is deleted. The text of your message stays.
      </ConfirmDialog>
    </>
  );
}

/** Through the page's reader, so that only one sound plays. */
function play(messageId: string): void {
  const element = prepareSound();
  void reader.read(messageId, ["the recording"], {
    fetchSpeech: (_utterance, signal) => fetchRecording(messageId, signal),
    play: (sound, signal) => playSound(element, sound, signal),
    onFailure: (_of, error) =>
      notify({
        ...{ id: "recording", type: "error", autoClose: false },
        ...{ title: "The recording was not played", message: describeError(error) },
      }),
  });
}

function describeLength(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  return whole === 1 ? "1 second" : `${whole} seconds`;
}

const playIcon = <Play aria-hidden="true" size={16} />;
const stopIcon = <Square aria-hidden="true" size={14} className="fill-current text-accent" />;

/** Downloads the recording of a message as MP3. Throws the server's refusal. */
async function fetchRecording(messageId: string, signal: AbortSignal): Promise<Blob> {
  const { data } = await api.GET("/api/v1/messages/{id}/recording", {
    params: { path: { id: messageId } },
    parseAs: "blob",
    signal,
  });
  return new Blob([data as BlobPart], { type: "audio/mpeg" });
}
