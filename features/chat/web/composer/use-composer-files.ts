import {
  addAttachments,
  forgetAttachments,
  knownFileLimits,
  restoreAttachments,
  takeAttachments,
  useAttachments,
} from "#features/files/web/index.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { newId } from "../api/new-id.ts";
import type { SendMessage } from "./send-draft.ts";

/** The files beside a draft. They go with its message, and come back when that is refused. */
export function useComposerFiles(place: string) {
  const { list, mayAttach, refusal } = useAttachments(place);
  return {
    list,
    mayAttach,
    refusal,
    add: (files: File[]) => {
      const left = addAttachments(place, files, () => newId());
      if (left > 0)
        notify({
          type: "info",
          title: mostFiles(),
          message: tooMany(left),
          autoClose: false,
        });
    },
    /** Sends a message with the files. */
    sendWith:
      (send: SendMessage): SendMessage =>
      async (message) => {
        const taken = takeAttachments(place);
        try {
          await send(taken.length > 0 ? { ...message, fileIds: taken.map(({ id }) => id) } : message);
          forgetAttachments(place, taken);
        } catch (error) {
          restoreAttachments(place, taken);
          throw error;
        }
      },
  };
}

function mostFiles(): string {
  const most = knownFileLimits()?.perMessage;
  if (most === undefined) return "A message cannot hold so many files";
  return `A message holds at most ${most === 1 ? "one file" : `${most} files`}`;
}

function tooMany(count: number): string {
  return count === 1 ? "1 file was not attached." : `${count} files were not attached.`;
}
