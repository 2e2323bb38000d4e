import { start } from "../../apps/server/start/start.ts";
import { reportFailure } from "../setup/report-failure.ts";
import { root } from "../setup/root.ts";

/** The server alone, without install and build: what `npm run dev` restarts on every change. */
try {
  await start(root);
} catch (error) {
  reportFailure(error);
}
