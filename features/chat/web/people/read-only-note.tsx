import { useTexts } from "#platform/web/language/texts.ts";
import type { ShownPerson } from "../../contract/index.ts";
import { peopleTexts } from "./texts/people-texts.ts";

/** Stands where others type: what the reader may do instead, and why they cannot write. */
export function ReadOnlyNote({ owner, mayComment }: { owner: ShownPerson | null; mayComment: boolean }) {
  const words = useTexts(peopleTexts);
  return (
    <p className="mb-2 rounded-xl border border-line-1 bg-paper-2 px-3.5 py-3 text-sm text-ink-2 wrap-anywhere">
      {words[mayComment ? "commentOnly" : "readOnly"](owner?.name ?? words.gone)}
    </p>
  );
}
