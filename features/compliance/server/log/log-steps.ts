import { systemCtx } from "#platform/server/create-services.ts";
import { inServiceTransaction } from "#platform/server/db/transaction.ts";
import type { Services } from "#platform/server/services.ts";
import { type Checkpoint, parseCheckpoint } from "../../contract/notes/checkpoint.ts";
import { parseNote } from "../../contract/notes/signed-note.ts";
import type { LogWorkerOptions } from "./log-worker.ts";
import { hasState, mirrorCheckpoint } from "./mirror.ts";
import { publishCheckpoints } from "./publish-checkpoints.ts";
import { noticeRestore } from "./restore-log.ts";
import { createWitnessAsker } from "./witnesses/witness-asker.ts";

export interface LogSteps extends LogWorkerOptions {
  /** Ends what is done beside the worker. */
  stop(): Promise<void>;
}

/** What the worker of this process does besides sequencing. */
export function logSteps(services: Services, host: string): LogSteps {
  const witnesses = createWitnessAsker(services);
  /** The newest checkpoint that was signed here. A database may be replaced while this process goes on. */
  let known: Checkpoint | undefined;
  /** What is to be kept with the files and is not yet. */
  let unkept: string | undefined;

  async function prepare(): Promise<void> {
    const reason = await noticeRestore(systemCtx(services, "log"), host, known);
    if (!reason) return;
    known = undefined;
    services.log.warn({ reason }, "the database came from a backup: the log has a new origin");
  }

  async function publish(): Promise<void> {
    if (known && !(await isStillThere(services, known))) await prepare();
    const newest = await publishCheckpoints(services, host);
    if (newest) {
      known = parseCheckpoint(parseNote(newest.note)?.text ?? "");
      unkept = newest.note;
      witnesses.ask(newest);
    }
    if (unkept) await keep(unkept);
  }

  /** Tried again next time: events take their places whatever the store of files does. */
  async function keep(note: string): Promise<void> {
    try {
      await mirrorCheckpoint(services, note);
      unkept = undefined;
    } catch (error) {
      services.log.error({ err: error }, "the newest checkpoint could not be kept with the files");
    }
  }

  return { host, prepare, publish, stop: witnesses.stop };
}

function isStillThere({ pool }: Services, checkpoint: Checkpoint): Promise<boolean> {
  return inServiceTransaction(pool, "read", (db) => hasState(db, checkpoint));
}
