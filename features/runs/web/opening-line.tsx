import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "#platform/web/ui/class-names.ts";

/**
 * A line about the assistant's work that opens to show more. `children` receives the id of the opened
 * element.
 */
export function OpeningLine({ children, ...head }: OpeningLineProps) {
  const openedId = useId();
  return (
    <div className="my-1.5">
      <OpeningHead {...head} openedId={openedId} />
      {head.isOpen && children(openedId)}
    </div>
  );
}

/** The line itself. `isQuiet`: only as wide as its text, with the arrow in front. */
export function OpeningHead({ line, isQuiet = false, isOpen, openedId, onToggle }: OpeningHeadProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? openedId : undefined}
      onClick={onToggle}
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
  );
}

interface OpeningHeadProps {
  line: ReactNode;
  isQuiet?: boolean;
  isOpen: boolean;
  openedId: string;
  onToggle: () => void;
}

interface OpeningLineProps extends Omit<OpeningHeadProps, "openedId"> {
  children: (id: string) => ReactNode;
}
