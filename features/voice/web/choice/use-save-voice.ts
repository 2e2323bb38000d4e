import { useMutation, useQueryClient } from "@tanstack/react-query";
import { describeError } from "#platform/web/api/api-error.ts";
import { dismissToast, notify } from "#platform/web/ui/toast/notify.ts";
import type { Voice } from "../../contract/voices.ts";
import { voiceMessages, voiceToastId } from "../voice-messages.ts";
import { useOwnId, voiceChoiceKey } from "./use-voice-choice.ts";
import { saveVoiceChoice } from "./voice-choice.ts";

/** Saves the person's voice and reports the result. */
export function useSaveVoice() {
  const client = useQueryClient();
  const userId = useOwnId();
  const queryKey = voiceChoiceKey(userId);
  return useMutation({
    mutationFn: (voice: Voice) => saveVoiceChoice(userId ?? "", voice.id),
    onMutate: () => {
      dismissToast(voiceToastId);
      // A running read is older than this write.
      return client.cancelQueries({ queryKey });
    },
    onSuccess: (_nothing, voice) => {
      client.setQueryData(queryKey, voice.id);
      const message = voiceMessages.saved(voice);
      notify({ id: voiceToastId, type: "success", title: "Success", message, duration: 6000 });
    },
    onError: (error) => {
      const message = describeError(error);
      notify({ id: voiceToastId, type: "error", title: voiceMessages.notSaved, message, autoClose: false });
    },
  });
}
