import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { classNames } from "#platform/web/ui/class-names.ts";

/** One line about what the assistant did, that opens to show more; `children` gets the id of what it opens. */
export function OpeningLine({ line, children }: OpeningLineProps) {
  const [isOpen, setOpen] = useState(false);
  const openedId = useId();
  return (
    <div className="my-1.5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? openedId : undefined}
        onClick={() => setOpen(!isOpen)}
        className="-mx-2 flex min-h-8 w-[calc(100%+1rem)] items-center gap-2.5 rounded-md px-2 text-left text-sm transition-colors hover:bg-paper-2 pointer-coarse:min-h-11"
      >
        {line}
        <ChevronDown
          aria-hidden="true"
          size={14}
          className={classNames(
            "shrink-0 text-ink-3 transition-transform print:hidden",
            isOpen && "rotate-180",
          )}
        />
      </button>
      {isOpen && children(openedId)}
    </div>
  );
}

interface OpeningLineProps {
  line: ReactNode;
  children: (id: string) => ReactNode;
}
