export { defaultDemoSettings } from "./demo-options.ts";
