/** One step into a JSON value: `->` keeps JSON, `->>` takes text. */
export interface JsonStep {
  isText: boolean;
  key: string | number;
}

/** A column, or a place inside of it. */
export interface Field {
  name: string;
  path: JsonStep[];
}
