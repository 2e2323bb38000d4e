export { BegunDemo, Demo, DemoScene } from "./demo.ts";
export { demoErrors } from "./errors.ts";
export { beginDemoRoute, endDemoRoute, getDemoRoute } from "./routes.ts";
