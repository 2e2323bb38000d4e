import { useTexts } from "#platform/web/language/texts.ts";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import type { Hold } from "../../contract/index.ts";
import { holdsTexts } from "./texts/holds-texts.ts";

/** People by name; conversations and agents by whose they are and the end of their id, since their titles are private. */
export function SubjectList({ subjects }: Pick<Hold, "subjects">) {
  const { list: words } = useTexts(holdsTexts);
  return (
    <ul>
      {subjects.map(({ kind, id, owner }) => (
        <li key={`${kind} ${id}`}>
          {words[kind](owner ?? words.somebody)}
          {(kind !== "person" || !owner) && (
            <>
              <span className="ml-1 inline-block font-mono text-sm text-ink-3">…{id.slice(-12)}</span>{" "}
              <CopyButton value={id} label={words.copyId} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
