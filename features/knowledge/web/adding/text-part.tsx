import { lazy, Suspense } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { reachWhenScrollable } from "#platform/web/ui/reach-when-scrollable.ts";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import { mostTextCharacters } from "../../contract/limits.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";

const Markdown = lazy(async () => ({
  default: (await import("#platform/web/markdown/markdown.tsx")).Markdown,
}));

/** The text of a document as it is written, or as it is read. */
export function TextPart({ view, text, error, onText }: TextPartProps) {
  const { write: words } = useTexts(knowledgeTexts).adding;
  if (view === "write")
    return (
      <TextArea
        label={words.text}
        hint={words.hint}
        rows={12}
        maxRows={20}
        maxLength={mostTextCharacters}
        value={text}
        {...(error && { error })}
        onChange={({ target }) => onText(target.value)}
      />
    );
  return (
    <section
      aria-label={words.views.preview}
      ref={reachWhenScrollable}
      className="h-80 overflow-y-auto rounded-md border border-line-2 bg-paper-1 p-3"
    >
      {text.trim() === "" ? (
        <p className="text-sm text-ink-2">{words.nothing}</p>
      ) : (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <Markdown text={text} />
        </Suspense>
      )}
    </section>
  );
}

interface TextPartProps {
  view: "write" | "preview";
  text: string;
  error: string | undefined;
  onText: (text: string) => void;
}
