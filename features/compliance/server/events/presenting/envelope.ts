import type { JsonObject } from "#platform/contract/json.ts";
import type { ActorKind, EventOutcome } from "../../../contract/index.ts";

/** The stored bytes of an event, read. */
export interface Envelope {
  id: string;
  /** Milliseconds since 1970. */
  ts: number;
  workspace: string;
  act: string;
  actor: { t: ActorKind; id?: string };
  obo?: { t: "user"; id: string };
  auth?: { sid?: string };
  req?: string;
  conv?: string;
  run?: string;
  step?: number;
  tgt?: { t: string; id: string }[];
  facts?: JsonObject;
  out: EventOutcome;
  err?: string;
  c?: Record<string, string>;
}

export function readEnvelope(bytes: Buffer): Envelope {
  return JSON.parse(bytes.toString("utf8"));
}
