import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import { logAccess } from "./log.access.ts";
import { rotateLogKey } from "./log-keys.ts";
import { restoreLog } from "./restore-log.ts";
import { seeInstallationLog } from "./see-log.ts";
import { addWitness, removeWitness } from "./witnesses/change-witnesses.ts";
import { listWitnesses } from "./witnesses/witness.repository.ts";

/** Commands with a line of help each. */
export const logUsage: [words: string, does: string][] = [
  ["log show", "show the signed state of the installation's log, its keys, and its witnesses"],
  ["log rotate-key", "make a new key; the older ones sign beside it for 30 days, then no more"],
  [
    "log add-witness <key> <address>",
    "have a witness sign each checkpoint of the installation, by its verifier key",
  ],
  ["log remove-witness <name>", "ask a witness no more"],
  [
    "log begin-anew",
    "close all logs and begin new ones, after a backup was restored together with the files",
  ],
];

/** Runs `npm run admin -- log …` as the system. Returns the exit code; 2 for unknown commands. */
export async function logCli(
  args: string[],
  ctx: Ctx,
  print: (line: string) => void,
  host: string,
): Promise<number> {
  const [verb = "", first = "", second = "", ...rest] = args;
  if (rest.length > 0) return 2;
  try {
    if (verb === "show" && !first) await show(ctx, print);
    else if (verb === "rotate-key" && !first) {
      await rotateLogKey(ctx, undefined);
      print("A new key signs the log. Give it to your auditors within 30 days: npm run admin -- log show");
    } else if (verb === "add-witness" && second) {
      print(`${await addWitness(ctx, { key: first, url: second })} is asked from the next checkpoint on.`);
    } else if (verb === "remove-witness" && first && !second) {
      await removeWitness(ctx, { name: first });
      print(`${first} is asked no more.`);
    } else if (verb === "begin-anew" && !first) {
      await restoreLog(ctx, { reason: "rolled_back", host });
      print("All logs are closed. The next ones have new names.");
    } else return 2;
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    print(error.message);
    return 1;
  }
}

async function show(ctx: Ctx, print: (line: string) => void): Promise<void> {
  const { logs, waiting } = await seeInstallationLog(ctx);
  for (const { origin, size, closedAt, checkpoint, keys } of logs) {
    print(`${origin}  ${size} ${size === 1 ? "entry" : "entries"}${closedAt ? `, closed ${closedAt}` : ""}`);
    for (const key of keys) print(`  key  ${key}`);
    for (const line of checkpoint?.note.trimEnd().split("\n") ?? ["not signed yet"]) print(`  | ${line}`);
  }
  if (logs.length === 0) print("The log has no entry yet.");
  print(`${waiting.count} events wait for their place${waiting.since ? ` since ${waiting.since}` : ""}.`);
  const witnesses = await query(ctx, logAccess.change_witnesses, ({ db }) => listWitnesses(db));
  for (const { name, url, cosigned_size, cosigned_at, failure } of witnesses) {
    const signed = cosigned_at
      ? `signed ${cosigned_size} entries at ${cosigned_at.toISOString()}`
      : "has signed nothing";
    print(`witness ${name}  ${url}  ${signed}${failure ? `; ${failure}` : ""}`);
  }
}
