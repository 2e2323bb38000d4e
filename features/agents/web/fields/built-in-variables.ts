import type { BuiltInVariable } from "../../contract/index.ts";

/** What the product fills in, for the menu of variables. */
export const builtInWords: Readonly<Record<BuiltInVariable, string>> = {
  date: "date: today, in the person’s time zone",
  time: "time: now, in the person’s time zone",
  person: "person: the name of whoever asks",
  workspace: "workspace: its name",
};

export const builtInNames: readonly BuiltInVariable[] = ["date", "time", "person", "workspace"];
