import { withInstallation } from "#apps/server/with-installation.ts";
import { adminCli } from "#features/admin/server/index.ts";
import { modelsCli } from "#features/models/server/index.ts";
import { root } from "./setup/root.ts";

const [topic, ...rest] = process.argv.slice(2);
const print = (line: string) => console.log(line);

process.exitCode = await withInstallation(root, "admin command line", ({ system, environment, config }) =>
  topic === "models"
    ? modelsCli(rest, system, print, { environment, offeredKeys: config.offeredModelKeys })
    : adminCli(process.argv.slice(2), system, print),
);
