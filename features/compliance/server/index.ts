export { createEventsModule } from "./events/module.ts";
export { createLogModule } from "./log/module.ts";
