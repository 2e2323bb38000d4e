import { useId, useState } from "react";
import type { Mention } from "#features/mentions/contract/index.ts";
import { MentioningText } from "#features/mentions/web/index.tsx";
import { Button } from "#platform/web/ui/button.tsx";

const longestShown = 1500;
const mostLinesShown = 24;

/** A person's message as plain text. A long one starts folded. */
export function UserMessageText({ text, mentions = [], isPending = false }: UserMessageTextProps) {
  const isLong = text.length > longestShown || text.split("\n", mostLinesShown + 1).length > mostLinesShown;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isFolded = isLong && !isOpen;
  return (
    <div
      className={`rounded-[12px_12px_3px_12px] bg-paper-3 px-3.5 py-2.5 text-md break-words text-ink-1 print:border print:border-line-2 ${isPending ? "opacity-75" : ""}`}
    >
      <p
        id={id}
        className={`whitespace-pre-wrap ${isFolded ? "max-h-60 overflow-hidden print:max-h-none" : ""}`}
      >
        <MentioningText {...{ text, mentions }} />
      </p>
      {isLong && (
        <Button
          size="sm"
          className="mt-2 print:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Show less" : `Show all ${text.length.toLocaleString("en-US")} characters`}
        </Button>
      )}
    </div>
  );
}

interface UserMessageTextProps {
  text: string;
  mentions?: readonly Mention[];
  isPending?: boolean;
}
