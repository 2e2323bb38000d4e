import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { classNames } from "#platform/web/ui/class-names.ts";

/**
 * One line about what the assistant did, that opens to show more; `children` gets the id of what it opens. A quiet one
 * is as short as its words, with the arrow before them.
 */
export function OpeningLine({ line, isQuiet = false, children }: OpeningLineProps) {
  const [isOpen, setOpen] = useState(false);
  const openedId = useId();
  return (
    <div className="my-1.5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? openedId : undefined}
        onClick={() => setOpen(!isOpen)}
        className={classNames(
          "-mx-2 flex min-h-8 items-center rounded-md px-2 text-sm transition-colors hover:bg-paper-2 pointer-coarse:min-h-11",
          isQuiet ? "gap-2 text-ink-3 hover:text-ink-2" : "w-[calc(100%+1rem)] gap-2.5 text-left",
        )}
      >
        {line}
        <ChevronDown
          aria-hidden="true"
          size={14}
          className={classNames(
            "shrink-0 transition-transform",
            isQuiet ? "order-first" : "text-ink-3 print:hidden",
            isQuiet ? !isOpen && "-rotate-90" : isOpen && "rotate-180",
          )}
        />
      </button>
      {isOpen && children(openedId)}
    </div>
  );
}

interface OpeningLineProps {
  line: ReactNode;
  isQuiet?: boolean;
  children: (id: string) => ReactNode;
}
