/** One step of a JSON path: `->` returns JSON, `->>` text. */
export interface JsonStep {
  isText: boolean;
  key: string | number;
}

/** A column, or a JSON path inside it. */
export interface Field {
  name: string;
  path: JsonStep[];
}
