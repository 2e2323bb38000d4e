import { AudioLines } from "lucide-react";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { useVoiceDialog } from "./use-voice-dialog.tsx";

/** Opens the voice dialog. */
export function VoiceSettingsButton({ isLabelShown = false }: { isLabelShown?: boolean }) {
  const { open, dialog } = useVoiceDialog();
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
      {dialog}
    </>
  );
}
