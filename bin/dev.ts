import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { loadConfig } from "#platform/server/config/load-config.ts";
import { localUrl } from "#platform/server/config/local-url.ts";
import { readEnvironment } from "#platform/server/config/read-environment.ts";
import { buildWeb } from "./setup/build-web.ts";
import { root } from "./setup/root.ts";

// The server restarts when one of its files changes. Vite serves the application with hot reload and proxies
// API calls. The landing page comes from the server and is rebuilt on changes.
await buildWeb();
const config = loadConfig(readEnvironment(root), root);
const serverUrl = localUrl(config.host, config.port);
const children = [
  run(["--disable-warning=ExperimentalWarning", "--watch", "--watch-preserve-output", "bin/dev/server.ts"]),
  run(["node_modules/vite/bin/vite.js", "--config", "apps/web/vite.config.ts"], { PUBLIC_URL: serverUrl }),
  run(["--disable-warning=ExperimentalWarning", "bin/dev/rebuild-landing.ts"]),
];
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => children.forEach((child) => void child.kill(signal)));
}
await Promise.race(children.map((child) => once(child, "exit")));
children.forEach((child) => void child.kill("SIGTERM"));

function run(args: string[], environment: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
}
