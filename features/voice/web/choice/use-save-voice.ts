import { useMutation, useQueryClient } from "@tanstack/react-query";
import { describeError } from "#platform/web/api/api-error.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Voice } from "../../contract/voices.ts";
import { voiceMessages } from "../voice-messages.ts";
import { useOwnId, voiceChoiceKey } from "./use-voice-choice.ts";
import { saveVoiceChoice } from "./voice-choice.ts";

const toast = { id: "voice-choice", replacesKept: true };

/** Saves a voice as one's own, and says whether that worked. */
export function useSaveVoice() {
  const client = useQueryClient();
  const userId = useOwnId();
  const queryKey = voiceChoiceKey(userId);
  return useMutation({
    mutationFn: (voice: Voice) => saveVoiceChoice(userId ?? "", voice.id),
    // An answer that is under way is older than what is saved now.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (_nothing, voice) => {
      client.setQueryData(queryKey, voice.id);
      const message = voiceMessages.saved(voice);
      notify({ ...toast, type: "success", title: "Success", message, duration: 6000 });
    },
    onError: (error) => {
      const message = describeError(error);
      notify({ ...toast, type: "error", title: voiceMessages.notSaved, message, autoClose: false });
    },
  });
}
