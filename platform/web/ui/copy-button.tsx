import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { copyText } from "./copy-text.ts";
import { IconButton } from "./icon-button.tsx";

const confirmationMs = 1600;

/** Copies a text and says so in its own place. */
export function CopyButton({ value, label = "Copy", className }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "refused">();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), confirmationMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <>
      <IconButton
        label={outcome ? outcomes[outcome] : label}
        size="sm"
        className={className}
        icon={
          outcome === "copied" ? (
            <Check aria-hidden="true" size={16} className="text-good" />
          ) : (
            <Copy aria-hidden="true" size={16} />
          )
        }
        onClick={async () => setOutcome((await copyText(value)) ? "copied" : "refused")}
      />
      <span role="status" className="sr-only">
        {outcome && outcomes[outcome]}
      </span>
    </>
  );
}

const outcomes = { copied: "Copied", refused: "The browser refused to copy" };

interface CopyButtonProps {
  value: string;
  label?: string;
  className?: string;
}
