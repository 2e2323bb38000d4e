import { readFileSync } from "node:fs";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { erasureAccess } from "../erasure.access.ts";
import { findReturned, listNoted } from "./ledger.repository.ts";
import { LedgerEntry } from "./ledger.ts";
import { restartErasure } from "./restart-erasure.ts";

/** Commands with a line of help each. */
export const erasuresUsage: [words: string, does: string][] = [
  ["erasures list", "print all erasures of people, in ids, to keep them apart from backups"],
  [
    "erasures repeat <file>",
    "erase again whoever of such a list is there, after the database and the files were restored together",
  ],
];

const pageSize = 1_000;

/** Runs `npm run admin -- erasures …` as the system. Returns the exit code; 2 for unknown commands. */
export async function erasuresCli(args: string[], ctx: Ctx, print: (line: string) => void): Promise<number> {
  const [verb = "", file = "", ...rest] = args;
  if (rest.length > 0) return 2;
  if (verb === "list" && !file) {
    await list(ctx, print);
    return 0;
  }
  if (verb !== "repeat" || !file) return 2;
  const entries = readEntries(file, print);
  if (!entries) return 1;
  const returned = await findAll(ctx, entries);
  for (const entry of returned) await restartErasure(ctx, entry);
  print(
    returned.length === 0
      ? "Nobody of the list is here."
      : `${returned.length} of the list are here again. They are erased within the hour, and when a worker starts.`,
  );
  return 0;
}

async function list(ctx: Ctx, print: (line: string) => void): Promise<void> {
  let afterId: string | undefined;
  for (let count = pageSize; count === pageSize; ) {
    const entries = await query(ctx, erasureAccess.take_up_again, ({ db }) =>
      listNoted(db, afterId, pageSize),
    );
    for (const entry of entries) print(JSON.stringify(entry));
    count = entries.length;
    afterId = entries.at(-1)?.id;
  }
}

function readEntries(file: string, print: (line: string) => void): LedgerEntry[] | undefined {
  try {
    const lines = readFileSync(file, "utf8").split("\n");
    return lines.filter((line) => line.trim() !== "").map((line) => LedgerEntry.parse(JSON.parse(line)));
  } catch {
    print(`${file} is no list of erasures. Make one with: npm run admin -- erasures list`);
    return undefined;
  }
}

async function findAll(ctx: Ctx, entries: readonly LedgerEntry[]): Promise<LedgerEntry[]> {
  const found: LedgerEntry[] = [];
  for (let at = 0; at < entries.length; at += pageSize) {
    const page = entries.slice(at, at + pageSize);
    const returned = await query(ctx, erasureAccess.take_up_again, ({ db }) => findReturned(db, page));
    found.push(...page.filter(({ id }) => returned.has(id)));
  }
  return found;
}
