import { AudioLines, MessageSquareText } from "lucide-react";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { Popover } from "#platform/web/ui/popover.tsx";

/** Two views of the same conversations. Speaking is not there yet, and says so when it is asked for. */
export function VoiceTextSwitch() {
  return (
    <fieldset className="flex shrink-0 items-center rounded-lg border border-line-1 bg-paper-3 p-0.5 print:hidden">
      <legend className="sr-only">Voice or text</legend>
      <Popover
        title="Voice comes later"
        align="end"
        className="w-72"
        trigger={
          <button type="button" className={buttonStyle("ghost", "sm", "pointer-coarse:min-h-10!")}>
            <AudioLines aria-hidden="true" size={14} />
            Voice
          </button>
        }
      >
        <p className="text-sm text-ink-2">
          Speaking with the assistant is not there yet. When it is, the same conversations can be spoken and
          written. Until then, write.
        </p>
      </Popover>
      <span
        aria-current="true"
        className={buttonStyle(
          "ghost",
          "sm",
          "border-line-2! bg-paper-1! text-ink-1! pointer-coarse:min-h-10!",
        )}
      >
        <MessageSquareText aria-hidden="true" size={14} />
        Text
      </span>
    </fieldset>
  );
}
