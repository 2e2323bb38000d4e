import type { ToolCallRow, WaitDeclaration } from "#features/tools/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { RunError } from "../contract/index.ts";
import type { RunWriter } from "./engine/run-writer.ts";
import type { RunRow } from "./run.repository.ts";
import type { HistoryMessage } from "./run-host.ts";
import type { StepRow } from "./step.repository.ts";
import type { WaitRow } from "./wait.repository.ts";

/** A run on the server that holds it. */
export interface Advance {
  /** Acts as background work, on the journal. */
  system: Ctx;
  /** Acts as the person with their current rights, for history and tools. */
  person: Ctx;
  run: RunRow;
  writer: RunWriter;
  /** The history before the run, if its creator has just read it. */
  history?: HistoryMessage[] | undefined;
  /** Aborts when the person stops the run or can no longer act. */
  cancelled: AbortSignal;
  /** Time spent working, without waits, in milliseconds. */
  activeMs(): number;
}

/** The journal of a run. A driver decides from it alone. */
export interface Journal {
  run: RunRow;
  /** Those that a fork begins with stand first. They are of another run. */
  steps: StepRow[];
  toolCalls: ToolCallRow[];
  waits: WaitRow[];
  /** Whether something that was said to the run waits to be read. */
  hasInputs: boolean;
}

export type Ending =
  | { status: "succeeded" | "cancelled"; error: null }
  | { status: "failed"; error: RunError };

/** The result of one turn of a driver. */
export type Turn =
  /** The journal has grown. It is read again, and the next turn follows. */
  | { state: "advanced"; run: RunRow }
  /**
   * All open steps wait. The run is suspended until one of the waits is satisfied. If one is satisfied already, the next
   * turn follows at once. In both cases the steps of the waits have the status `waiting`.
   */
  | { state: "waiting"; waits: WaitDeclaration[] }
  | { state: "ended"; ending: Ending }
  /** The end was stored together with the last step. Nothing is left to do. */
  | { state: "stored"; ending: Ending };

/** Does what comes next according to the journal. */
export type TakeTurn = (journal: Journal) => Promise<Turn>;

/**
 * One way of working; the model loop is one. The engine holds the run, reads and stores the journal, and
 * ends, cancels and suspends the run. The driver only decides what comes next. It keeps no state between
 * turns outside the journal, because another server may take the next turn.
 */
export interface RunDriver {
  kind: string;
  /** Prepares what the turns need beside the journal, or returns why the run ends. */
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

/** The driver kinds of this server. */
export function runDriverKinds(): string[] {
  return [...drivers.keys()];
}
