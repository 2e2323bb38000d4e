import { adminWeb } from "#features/admin/web/module.ts";
import { agentsWeb } from "#features/agents/web/module.ts";
import { aiSettingsWeb } from "#features/ai-settings/web/module.ts";
import { artifactsWeb } from "#features/artifacts/web/module.ts";
import { authWeb } from "#features/auth/web/module.ts";
import { billingWeb } from "#features/billing/web/module.ts";
import { browsingWeb } from "#features/browsing/web/module.ts";
import { chatWeb } from "#features/chat/web/module.ts";
import { developerWeb } from "#features/developer/web/module.ts";
import { filesWeb } from "#features/files/web/module.ts";
import { inboxWeb } from "#features/inbox/web/module.ts";
import { knowledgeWeb } from "#features/knowledge/web/module.ts";
import { memoryWeb } from "#features/memory/web/module.ts";
import { modelsWeb } from "#features/models/web/module.ts";
import { notificationsWeb } from "#features/notifications/web/module.ts";
import { siteWeb } from "#features/site/web/module.ts";
import { teamWeb } from "#features/team/web/module.ts";
import { voiceWeb } from "#features/voice/web/module.ts";
import type { WebModule } from "#platform/web/modules/web-module.ts";
import { pagesWeb } from "./pages/module.ts";

/** What the features add to the shell of signed-in people. Lists on screen follow this order. */
export const webModules: readonly WebModule[] = [
  pagesWeb,
  chatWeb,
  memoryWeb,
  filesWeb,
  agentsWeb,
  knowledgeWeb,
  artifactsWeb,
  authWeb,
  voiceWeb,
  browsingWeb,
  notificationsWeb,
  inboxWeb,
  billingWeb,
  teamWeb,
  aiSettingsWeb,
  adminWeb,
  modelsWeb,
  developerWeb,
  siteWeb,
];
