import { useState } from "react";
import { Markdown } from "#platform/web/markdown/markdown.tsx";
import { OpeningLine } from "./opening-line.tsx";

/** The model's reasoning: one line that opens. */
export function Reasoning({ text, isGrowing }: { text: string; isGrowing: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const line = (
    <span className={isGrowing ? "animate-breathe" : undefined}>{isGrowing ? "Thinking" : "Thoughts"}</span>
  );
  return (
    <OpeningLine line={line} isQuiet isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      {(id) => (
        <div id={id} className="ml-2 border-l border-line-2 pl-4.5 [&_*]:text-sm! [&_*]:text-ink-2!">
          <Markdown text={text} isGrowing={isGrowing} />
        </div>
      )}
    </OpeningLine>
  );
}
