import { buildServer, builtStart } from "./setup/build-server.ts";
import { buildWeb } from "./setup/build-web.ts";
import { installDependencies } from "./setup/install-dependencies.ts";
import { nameSources } from "./setup/name-sources.ts";
import { reportFailure } from "./setup/report-failure.ts";
import { root } from "./setup/root.ts";

// Only Node's own modules may be imported until the dependencies are installed. Child processes have their
// own compile cache, if any.
delete process.env.NODE_COMPILE_CACHE;
try {
  await installDependencies();
  await buildWeb();
  await buildServer();
  nameSources(builtStart);
  const { start }: typeof import("../apps/server/start/start.ts") = await import(builtStart);
  await start(root);
} catch (error) {
  reportFailure(error);
}
