import { openUnlinkedTempFile, type UnlinkedTempFile } from "#platform/server/unlinked-temp-file.ts";

/** Lines on the disk, so that an archive of any size needs little memory and holds no transaction open. */
export async function spool(
  write: (append: (lines: readonly string[]) => Promise<void>) => Promise<void>,
): Promise<UnlinkedTempFile> {
  const file = await openUnlinkedTempFile();
  try {
    await write(async (lines) => {
      if (lines.length > 0) await file.append(Buffer.from(lines.map((line) => `${line}\n`).join("")));
    });
    return file;
  } catch (error) {
    await file[Symbol.asyncDispose]();
    throw error;
  }
}

/** The lines of a file, some at a time. */
export async function* linesIn(file: UnlinkedTempFile, atOnce: number): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  const held: string[] = [""];
  for await (const chunk of file.stream()) {
    const begun = held.pop() ?? "";
    held.push(...(begun + decoder.decode(chunk, { stream: true })).split("\n"));
    while (held.length > atOnce) yield held.splice(0, atOnce);
  }
  const last = held.filter((line) => line !== "");
  if (last.length > 0) yield last;
}
