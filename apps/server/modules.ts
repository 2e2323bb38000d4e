import { agentsModule } from "#features/agents/server/module.ts";
import { createAuthModule } from "#features/auth/server/module.ts";
import { chatModule } from "#features/chat/server/module.ts";
import { modelsModule } from "#features/models/server/module.ts";
import { teamModule } from "#features/team/server/module.ts";
import { toolsModule } from "#features/tools/server/module.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Module } from "#platform/server/module.ts";
import { platformModule } from "#platform/server/platform-module.ts";

/** Every feature of the product, in the order in which they start. */
export function createModules(config: Config): Module[] {
  return [
    platformModule,
    createAuthModule({ issuer: `${config.publicUrl}/auth/v1` }),
    teamModule,
    modelsModule,
    toolsModule,
    agentsModule,
    chatModule,
  ];
}
