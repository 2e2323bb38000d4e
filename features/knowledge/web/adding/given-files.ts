import type { GivenFile } from "./upload-queue.ts";

/** Files of a chooser. Of a chosen folder they keep their folders. */
export function filesOfChooser(files: FileList | null): GivenFile[] {
  return [...(files ?? [])]
    .map((file) => ({ file, folder: folderOf(file.webkitRelativePath) }))
    .filter(isMeant);
}

/** Files that were dropped, those in dropped folders with their folders. To be called while the event is handled. */
export async function filesOfDrop({ items }: DataTransfer): Promise<GivenFile[]> {
  // The items are gone after the first wait.
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const found = await Promise.all(entries.map((entry) => filesOf(entry)));
  return found.flat().filter(isMeant);
}

async function filesOf(entry: FileSystemEntry): Promise<GivenFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ file, folder: folderOf(entry.fullPath.slice(1)) }];
  }
  if (!isDirectory(entry)) return [];
  const reader = entry.createReader();
  const files: GivenFile[] = [];
  // A reader gives about 100 entries at a time, and none at its end.
  for (;;) {
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (entries.length === 0) return files;
    for (const inner of entries) files.push(...(await filesOf(inner)));
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function folderOf(path: string): string {
  return path.split("/").slice(0, -1).join("/");
}

/** Systems put files of their own into folders. */
function isMeant({ file, folder }: GivenFile): boolean {
  return ![...folder.split("/"), file.name].some((name) => name.startsWith(".")) && file.name !== "Thumbs.db";
}
