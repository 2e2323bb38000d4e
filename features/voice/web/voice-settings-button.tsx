import { AudioLines } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";

const load = () => import("./voice-dialog.tsx");
const VoiceDialog = lazy(async () => ({ default: (await load()).VoiceDialog }));

/** Opens the voice dialog, which is loaded on demand. */
export function VoiceSettingsButton({ isLabelShown = false }: { isLabelShown?: boolean }) {
  const [openings, setOpenings] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    try {
      await load();
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
  const look = isLabelShown ? "justify-start" : "size-8! px-0! pointer-coarse:size-11!";
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={isLabelShown ? undefined : "Voice settings"}
        onClick={open}
        className={buttonStyle("ghost", "md", look)}
      >
        <AudioLines aria-hidden="true" size={16} />
        <span className={isLabelShown ? undefined : "sr-only"}>Voice settings</span>
      </button>
      {openings > 0 && (
        <Suspense fallback={null}>
          <VoiceDialog key={openings} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
