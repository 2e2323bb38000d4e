import { Brain } from "lucide-react";
import { useTexts } from "#platform/web/language/texts.ts";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Tooltip } from "#platform/web/ui/tooltip.tsx";
import { memoryTexts } from "./texts/memory-texts.ts";
import { useToldAct } from "./use-told-act.ts";

/** Where a message is written: whether the conversation is held with memory, and the way to change it. */
export function MemorySwitch({ isUsed, isShared, onChange }: MemorySwitchProps) {
  const { conversation: words } = useTexts(memoryTexts);
  const { isBusy, perform } = useToldAct();
  const icon = <Brain aria-hidden="true" size={16} />;
  if (isUsed) {
    return (
      <IconButton
        label={words.hold}
        icon={icon}
        disabled={isBusy}
        onClick={() => perform(() => onChange(false))}
      />
    );
  }
  return (
    <Tooltip label={isShared ? words.isShared : words.use}>
      <button
        type="button"
        aria-label={`${words.without}: ${words.use}`}
        disabled={isBusy}
        onClick={() => perform(() => onChange(true))}
        className={buttonStyle("ghost", "sm", "bg-paper-3! text-ink-2")}
      >
        <span className="relative grid place-items-center">
          {icon}
          <span aria-hidden="true" className="absolute h-0.5 w-5 -rotate-45 rounded-full bg-current" />
        </span>
        <span className="max-sm:sr-only">{words.without}</span>
      </button>
    </Tooltip>
  );
}

interface MemorySwitchProps {
  /** Whether the next answer uses it. */
  isUsed: boolean;
  /** Somebody else reads the conversation. */
  isShared: boolean;
  /** Rejects when the server refuses. */
  onChange: (isUsed: boolean) => Promise<void>;
}
