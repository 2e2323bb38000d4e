import type { TakenDocument } from "./reading.repository.ts";

const endings: Readonly<Record<string, string>> = { markdown: "md", csv: "csv", code: "json" };

/** What a fetched content is, where that cannot be seen in it. */
export function kindOfEnding(ending: string): string | null {
  return Object.entries(endings).find(([, known]) => known === ending)?.[0] ?? null;
}

type Content = Pick<TakenDocument, "title" | "fileName" | "source" | "kind">;

/** A file name whose ending says what the content is. A title is what people write, and says nothing of it. */
export function nameOfContent({ title, fileName, source, kind }: Content): string {
  if (source === "upload" && fileName !== null) return fileName;
  const ending = kind ? endings[kind] : undefined;
  if (ending) return `content.${ending}`;
  // What was uploaded before the names of files were kept.
  return source === "upload" ? title : "content";
}
