import type { TakenDocument } from "./reading.repository.ts";

const endings: Readonly<Record<string, string>> = { markdown: "md", csv: "csv", code: "json" };

/** What a fetched content is, where that cannot be seen in it. */
export function kindOfEnding(ending: string): string | null {
  return Object.entries(endings).find(([, known]) => known === ending)?.[0] ?? null;
}

/** A file name whose ending says what the content is. A document may have been renamed since it was uploaded. */
export function nameOfContent({ title, kind }: Pick<TakenDocument, "title" | "kind">): string {
  const ending = kind ? endings[kind] : undefined;
  return ending === undefined || title.includes(".") ? title : `${title}.${ending}`;
}
