export { createArchivesModule } from "./archives/module.ts";
export { erasuresCli, erasuresUsage } from "./erasures/ledger/erasures-cli.ts";
export { createErasuresModule } from "./erasures/module.ts";
export { createEventsModule } from "./events/module.ts";
export { createExportsModule } from "./exports/module.ts";
export { holdsModule } from "./holds/module.ts";
export { logCli, logUsage } from "./log/log-cli.ts";
export { createLogModule } from "./log/module.ts";
