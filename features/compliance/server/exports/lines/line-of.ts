import type { ExportForm } from "../../../contract/index.ts";
import { csvHead, csvLineOf } from "./csv-line-of.ts";
import { ocsfOf } from "./ocsf/ocsf-of.ts";
import type { PlacedEvent } from "./placed-event.ts";

/** What comes before the first event of a file. */
export function headOf(form: ExportForm): string {
  return form === "csv" ? csvHead : "";
}

/** An event as a line of a file. */
export function lineOf(form: ExportForm, event: PlacedEvent): string {
  switch (form) {
    case "jsonl":
      return `${recordedLine(event)}\n`;
    case "csv":
      return csvLineOf(event);
    case "ocsf":
      return `${JSON.stringify(ocsfOf(event))}\n`;
  }
}

/** The recorded bytes as they are, or their digest would be that of something else. */
function recordedLine({ envelope, place }: PlacedEvent): string {
  const log = place ? JSON.stringify({ origin: place.origin, index: place.index }) : "null";
  return `{"log":${log},"envelope":${envelope.toString("utf8")}}`;
}
