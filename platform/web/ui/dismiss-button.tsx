import { X } from "lucide-react";
import { sharedTexts } from "../language/shared-texts/shared-texts.ts";
import { useTexts } from "../language/texts.ts";

/** Closes the message in whose corner it stands. */
export function DismissButton({ onDismiss }: { onDismiss: () => void }) {
  const words = useTexts(sharedTexts);
  return (
    <button
      type="button"
      aria-label={words.dismiss}
      onClick={onDismiss}
      className="hit-area -mr-1.5 max-[320px]:mr-0 grid size-6 shrink-0 place-items-center rounded-md text-ink-2 transition-colors hover:bg-paper-1 hover:text-ink-1"
    >
      <X aria-hidden="true" size={16} />
    </button>
  );
}
