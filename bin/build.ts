import { buildServer } from "./setup/build-server.ts";
import { buildWeb } from "./setup/build-web.ts";
import { reportFailure } from "./setup/report-failure.ts";

// Builds the web pages and the server if their sources have changed.
await buildWeb().then(buildServer).catch(reportFailure);
