import { createKeptChoice } from "../kept-choice.ts";

/** Whether this browser stores recordings. Off by default. */
export const keepsRecordings = createKeptChoice<boolean>(
  "adjutant.keeps-recordings",
  (stored) => stored === "true",
);
