import { useTexts } from "#platform/web/language/texts.ts";
import type { Hold } from "../../contract/index.ts";
import { ArchiveRow } from "./archive-row.tsx";
import { archiveTexts } from "./texts/archive-texts.ts";
import { useArchives } from "./use-archives.ts";

/** The packages of a hold that the person asked for: how far each is, or its zip. */
export function HoldPackages({ hold: { id, name } }: { hold: Hold }) {
  const { hold: words } = useTexts(archiveTexts);
  const items = useArchives().data?.items.filter(({ subjectId }) => subjectId === id) ?? [];
  if (items.length === 0) return null;
  return (
    <ul aria-label={words.list(name)} className="border-t border-line-1">
      {items.map((one) => (
        <ArchiveRow key={one.id} one={one} />
      ))}
    </ul>
  );
}
