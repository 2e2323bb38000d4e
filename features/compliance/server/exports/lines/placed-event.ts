import type { NameThing } from "../../events/presenting/find-names.ts";
import type { EventPlace } from "../place.repository.ts";

/** An event as it is taken out: its recorded bytes, and its place once it has one. */
export interface PlacedEvent {
  id: string;
  number: number;
  /** The recorded bytes: canonical JSON. */
  envelope: Buffer;
  place: EventPlace | undefined;
  /** How to name things to whom the events are for. Absent where a form has no names. */
  name?: NameThing;
}
