import { agentsModule } from "#features/agents/server/module.ts";
import { chatModule } from "#features/chat/server/module.ts";
import type { Module } from "#platform/server/module.ts";
import { platformModule } from "#platform/server/platform-module.ts";

/** Every feature of the product, in the order in which they start. */
export const modules: Module[] = [platformModule, agentsModule, chatModule];
