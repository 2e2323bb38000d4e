import { buildWeb } from "./setup/build-web.ts";
import { reportFailure } from "./setup/report-failure.ts";

// Builds what browsers load, when its sources have changed.
await buildWeb().catch(reportFailure);
