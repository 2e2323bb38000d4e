import { AudioLines } from "lucide-react";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { Popover } from "#platform/web/ui/popover.tsx";

/** Where the voice of the assistant will be chosen; for now it says that this is not possible yet. */
export function VoiceSettings({ isLabelShown = false }: { isLabelShown?: boolean }) {
  const square = isLabelShown ? "justify-start" : "size-8! px-0! pointer-coarse:size-11!";
  return (
    <Popover
      title="Voice settings"
      align="end"
      trigger={
        <button
          type="button"
          title={isLabelShown ? undefined : "Voice settings"}
          className={buttonStyle("ghost", "md", square)}
        >
          <AudioLines aria-hidden="true" size={16} />
          <span className={isLabelShown ? undefined : "sr-only"}>Voice settings</span>
        </button>
      }
    >
      <p className="text-sm text-ink-2">
        Here you will choose the voice in which the assistant answers. Voices are not there yet.
      </p>
    </Popover>
  );
}
