import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { buildWeb } from "./setup/build-web.ts";
import { installDependencies } from "./setup/install-dependencies.ts";
import { reportFailure } from "./setup/report-failure.ts";
import { root } from "./setup/root.ts";

// Until the dependencies are there, only what Node itself brings may be imported.
enableCompileCache(join(root, ".cache/compile"));
try {
  await installDependencies();
  const [{ start }] = await Promise.all([import("../apps/server/start/start.ts"), buildWeb()]);
  await start(root);
} catch (error) {
  reportFailure(error);
}
