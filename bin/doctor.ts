import { loadConfig } from "#platform/server/config/load-config.ts";
import { readEnvironment } from "#platform/server/config/read-environment.ts";
import { findUnknownSettings } from "../apps/server/start/find-unknown-settings.ts";
import { checkInstallation } from "./doctor/check-installation.ts";
import { root } from "./setup/root.ts";

for (const warning of findUnknownSettings(root)) console.log(`warn            Settings: ${warning}`);
const config = loadConfig(readEnvironment(root), root);
const failed = await checkInstallation(config, root, (line) => console.log(line));
console.log(failed === 0 ? "Everything is in order." : `${failed} to repair.`);
process.exit(failed === 0 ? 0 : 1);
