import { AudioLines } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { buttonStyle } from "#platform/web/ui/button-style.ts";

const VoiceDialog = lazy(async () => ({ default: (await import("./voice-dialog.tsx")).VoiceDialog }));

/** The button of the navigation that opens the voices; they are loaded only then. */
export function VoiceSettingsButton({ isLabelShown = false }: { isLabelShown?: boolean }) {
  const [openings, setOpenings] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const look = isLabelShown ? "justify-start" : "size-8! px-0! pointer-coarse:size-11!";
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={isLabelShown ? undefined : "Voice settings"}
        onClick={() => {
          setOpenings(openings + 1);
          setOpen(true);
        }}
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
