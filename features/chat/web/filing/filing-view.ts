import type { Filing } from "../../contract/index.ts";

export const listed: Filing = { state: "listed" };
export const pinned: Filing = { state: "pinned" };
export const archived: Filing = { state: "archived" };

export function isSameFiling(a: Filing, b: Filing): boolean {
  return a.state === b.state && folderOf(a) === folderOf(b);
}

function folderOf(filing: Filing): string | undefined {
  return filing.state === "in_folder" ? filing.folderId : undefined;
}
