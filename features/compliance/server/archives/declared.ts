import type { ArchivedFiles } from "#platform/server/archives/archived-files.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Services } from "#platform/server/services.ts";
import type { ArchiveEntry } from "./writing/archive-entry.ts";

const registered = new WeakMap<Services, () => readonly ArchivedFiles[]>();

/** What modules add to archives. It is known once all of them are. */
export function registerArchived(services: Services, declared: () => readonly ArchivedFiles[]): void {
  registered.set(services, declared);
}

export function archivedOf(services: Services): readonly ArchivedFiles[] {
  const declared = registered.get(services);
  if (!declared) throw new Error("This process was not told what modules add to archives.");
  return declared();
}

/** The files of modules about a person or a hold, each module a part. */
export function partsOf(
  ctx: Ctx,
  files: readonly ArchivedFiles[],
  listing: (one: ArchivedFiles) => ReturnType<NonNullable<ArchivedFiles["ofPerson"]>> | undefined,
): (() => AsyncIterable<ArchiveEntry>)[] {
  return files.map(
    (one) =>
      async function* () {
        for await (const { path, pieces } of listing(one) ?? []) {
          ctx.signal?.throwIfAborted();
          yield { path: `${one.folder}/${path}`, what: one.what, pieces, hasRows: path.endsWith(".jsonl") };
        }
      },
  );
}
