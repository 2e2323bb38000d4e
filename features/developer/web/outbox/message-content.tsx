import { useState } from "react";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { reachWhenScrollable } from "#platform/web/ui/reach-when-scrollable.ts";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import type { OutgoingMessageWithContent } from "../../contract/index.ts";
import { MessageLink } from "./message-link.tsx";
import { splitLinks } from "./split-links.ts";

const notes = {
  hidden: "While it is being delivered, only the recipient can read it.",
  emptied: "Its content was deleted after it was delivered or failed.",
};

/**
 * The content of a message as text, with links. Its HTML is shown as source, never rendered, because it may
 * contain anything.
 */
export function MessageContent({ content }: Pick<OutgoingMessageWithContent, "content">) {
  const [part, setPart] = useState<"text" | "html">("text");
  if (content.state !== "shown") return <p className="text-base text-ink-2">{notes[content.state]}</p>;
  const shown = part === "html" && content.html ? content.html : content.text;
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        {content.html ? (
          <Segmented label="Part of the message" options={parts} value={part} onChange={setPart} />
        ) : (
          <span />
        )}
        <CopyButton value={shown} label="Copy this part" />
      </div>
      <section
        aria-label="Content"
        ref={reachWhenScrollable}
        className="max-h-[50vh] overflow-auto rounded-lg border border-line-1 bg-paper-2 p-3"
      >
        <pre className="font-mono text-sm break-words whitespace-pre-wrap text-ink-1">
          {shown === content.text ? <LinkedText text={shown} /> : shown}
        </pre>
      </section>
    </div>
  );
}

function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ start, text: part, isLink }) =>
    isLink ? <MessageLink key={start} address={part} /> : part,
  );
}

const parts = [
  { value: "text", label: "Text" },
  { value: "html", label: "HTML source" },
] as const;
