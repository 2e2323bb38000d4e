import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { sharedTexts } from "../language/shared-texts/shared-texts.ts";
import { useTexts } from "../language/texts.ts";
import { copyText } from "./copy-text.ts";
import { IconButton } from "./icon-button.tsx";

const confirmationMs = 1600;

/** Copies a text and confirms it in place. */
export function CopyButton({ value, label, className, onCopied }: CopyButtonProps) {
  const { copy: words } = useTexts(sharedTexts);
  const [outcome, setOutcome] = useState<"copied" | "refused">();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), confirmationMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <>
      <IconButton
        label={outcome ? words[outcome] : (label ?? words.label)}
        size="sm"
        className={className}
        icon={
          outcome === "copied" ? (
            <Check aria-hidden="true" size={16} className="text-good" />
          ) : (
            <Copy aria-hidden="true" size={16} />
          )
        }
        onClick={async () => {
          const isDone = await copyText(value);
          setOutcome(isDone ? "copied" : "refused");
          if (isDone) onCopied?.();
        }}
      />
      <span role="status" className="sr-only">
        {outcome && words[outcome]}
      </span>
    </>
  );
}

interface CopyButtonProps {
  value: string;
  label?: string;
  className?: string;
  /** It is in the clipboard. */
  onCopied?: () => void;
}
