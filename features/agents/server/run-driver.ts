import type { ToolCallRow, WaitDeclaration } from "#features/tools/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { RunError } from "../contract/index.ts";
import type { RunWriter } from "./engine/run-writer.ts";
import type { RunRow } from "./run.repository.ts";
import type { HistoryMessage } from "./run-host.ts";
import type { StepRow } from "./step.repository.ts";
import type { WaitRow } from "./wait.repository.ts";

/** A run in the hands of the server that holds it. */
export interface Advance {
  /** Acts as background work: the journal. */
  system: Ctx;
  /** Acts as the person, with the rights that they have now: history and tools. */
  person: Ctx;
  run: RunRow;
  writer: RunWriter;
  /** What was said before the run, if whoever made it has just read it. */
  history?: HistoryMessage[] | undefined;
  /** Aborts when the person stops the run, or can no longer act. */
  cancelled: AbortSignal;
  /** For how long the run has been worked on; waiting counts nothing. */
  activeMs(): number;
}

/** Everything that the journal holds of a run; all that a driver may decide from. */
export interface Journal {
  run: RunRow;
  steps: StepRow[];
  toolCalls: ToolCallRow[];
  waits: WaitRow[];
}

export type Ending =
  | { status: "succeeded" | "cancelled"; error: null }
  | { status: "failed"; error: RunError };

/** What came of one turn of a driver. */
export type Turn =
  /** Something more stands in the journal: it is read again, and the next turn follows. */
  | { state: "advanced"; run: RunRow }
  /** All that is open waits. The run is let go of until one of these is satisfied. */
  | { state: "waiting"; waits: WaitDeclaration[] }
  | { state: "ended"; ending: Ending }
  /** The end was stored together with the last step; nothing more is to be done. */
  | { state: "stored"; ending: Ending };

/** Does what comes next according to the journal. */
export type TakeTurn = (journal: Journal) => Promise<Turn>;

/**
 * One way in which a run does its work: the model loop is one. The engine holds the run, reads and stores the journal,
 * ends, cancels and suspends it; the driver only says what comes next. It keeps nothing between two turns that the
 * journal does not hold: another server may take the next one.
 */
export interface RunDriver {
  kind: string;
  /** Prepares what the turns need beside the journal, or says why the run ends. */
  begin(advance: Advance): Promise<TakeTurn | Ending>;
}

const drivers = new Map<string, RunDriver>();

export function registerRunDriver(driver: RunDriver): void {
  drivers.set(driver.kind, driver);
}

export function runDriver(kind: string): RunDriver {
  const driver = drivers.get(kind);
  if (!driver) throw new Error(`No part of this server advances runs of the kind ${kind}.`);
  return driver;
}

/** The kinds of runs that this server can advance. */
export function runDriverKinds(): string[] {
  return [...drivers.keys()];
}
