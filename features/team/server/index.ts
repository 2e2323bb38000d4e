export { createJoiningModule } from "./joining/joining-module.ts";
