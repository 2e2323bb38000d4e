import type { EventOutcome } from "../../../../contract/index.ts";
import { readEnvelope } from "../../../events/presenting/envelope.ts";
import { ocsfOf } from "../../lines/ocsf/ocsf-of.ts";
import type { PlacedEvent } from "../../lines/placed-event.ts";

export interface BatchLine {
  /** The event in the form of OCSF. */
  text: string;
  act: string;
  outcome: EventOutcome;
  at: Date;
}

/** Events that are delivered at once. */
export interface Batch {
  workspaceId: string;
  /** The same at every attempt. */
  id: string;
  /** The name of its file: the generation of the log and the entries, the last one included. */
  fileName: string;
  lines: BatchLine[];
}

export function batchLine(event: PlacedEvent): BatchLine {
  const { act, out, ts } = readEnvelope(event.envelope);
  return { text: JSON.stringify(ocsfOf(event)), act, outcome: out, at: new Date(ts) };
}
