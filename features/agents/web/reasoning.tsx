import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { Markdown } from "#platform/web/markdown/markdown.tsx";
import { classNames } from "#platform/web/ui/class-names.ts";

/** What the model thought before it spoke: one line that opens. */
export function Reasoning({ text, isGrowing }: { text: string; isGrowing: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const textId = useId();
  return (
    <div className="my-1.5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? textId : undefined}
        onClick={() => setOpen(!isOpen)}
        className="-mx-2 flex min-h-8 items-center gap-2 rounded-md px-2 text-sm text-ink-3 transition-colors hover:bg-paper-2 hover:text-ink-2 pointer-coarse:min-h-11"
      >
        <ChevronDown
          aria-hidden="true"
          size={14}
          className={classNames("transition-transform", !isOpen && "-rotate-90")}
        />
        <span className={isGrowing ? "animate-breathe" : undefined}>
          {isGrowing ? "Thinking" : "Thoughts"}
        </span>
      </button>
      {isOpen && (
        <div id={textId} className="ml-2 border-l border-line-2 pl-4.5 [&_*]:text-sm! [&_*]:text-ink-2!">
          <Markdown text={text} isGrowing={isGrowing} />
        </div>
      )}
    </div>
  );
}
