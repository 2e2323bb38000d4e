import { registerTool } from "#features/tools/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import { runCodeTool } from "./run-code.tool.ts";

/** Registers the tool that runs scripts. */
export const codeModule: Module = {
  name: "code",
  start: (services) => registerTool(services, "code", runCodeTool),
};
