import { lazy, type ReactNode, Suspense, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { loadVoiceDialog } from "./load-voice-dialog.ts";

const VoiceDialog = lazy(loadVoiceDialog);

/** The voice dialog, loaded on demand: the function that opens it, and its place. */
export function useVoiceDialog(): { open: () => Promise<void>; dialog: ReactNode } {
  const [openings, setOpenings] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    try {
      await loadVoiceDialog();
      setOpenings((before) => before + 1);
      setOpen(true);
    } catch (error) {
      notify({
        type: "error",
        title: "Voice settings did not open",
        message: describeError(error),
        autoClose: false,
      });
    }
  };
  const dialog = openings > 0 && (
    <Suspense fallback={null}>
      <VoiceDialog key={openings} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { open, dialog };
}
