import { createKeptChoice } from "../kept-choice.ts";

/** Whether what is said in this browser is kept as it was said; off until somebody asks for it. */
export const keepsRecordings = createKeptChoice<boolean>(
  "adjutant.keeps-recordings",
  (stored) => stored === "true",
);
