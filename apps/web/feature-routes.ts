import type { RouteObject } from "react-router";
import { adminRoutes } from "#features/admin/web/routes.tsx";
import { agentRoutes, loadAgentsArea } from "#features/agents/web/routes.tsx";
import { aiSettingsRoutes } from "#features/ai-settings/web/routes.tsx";
import { artifactRoutes } from "#features/artifacts/web/routes.tsx";
import { authRoutes } from "#features/auth/web/routes.tsx";
import { billingRoutes } from "#features/billing/web/routes.tsx";
import { brandingRoutes } from "#features/branding/web/routes.tsx";
import { browsingRoutes } from "#features/browsing/web/routes.tsx";
import { chatRoutes } from "#features/chat/web/routes.tsx";
import { complianceRoutes } from "#features/compliance/web/routes.tsx";
import { connectionRoutes } from "#features/connections/web/routes.tsx";
import { demoRoutes } from "#features/demo/web/routes.tsx";
import { developerRoutes } from "#features/developer/web/routes.tsx";
import { evaluationRoutes } from "#features/evaluations/web/routes.tsx";
import { knowledgeRoutes } from "#features/knowledge/web/routes.tsx";
import { mailRoutes } from "#features/mail/web/routes.tsx";
import { memoryRoutes } from "#features/memory/web/routes.tsx";
import { modelRoutes } from "#features/models/web/routes.tsx";
import { notificationRoutes } from "#features/notifications/web/routes.tsx";
import { siteRoutes } from "#features/site/web/routes.tsx";
import { taskRoutes } from "#features/tasks/web/routes.tsx";
import { teamRoutes } from "#features/team/web/routes.tsx";
import { trackingRoutes } from "#features/tracking/web/routes.tsx";
import { triggerRoutes } from "#features/triggers/web/routes.tsx";
import { voiceRoutes } from "#features/voice/web/routes.tsx";
import { pageRoutes } from "./pages/routes.tsx";

/** The routes of all features. */
export const featureRoutes: RouteObject[] = [
  ...siteRoutes,
  ...demoRoutes,
  ...authRoutes,
  ...billingRoutes,
  ...pageRoutes,
  ...chatRoutes,
  ...memoryRoutes,
  ...voiceRoutes,
  ...browsingRoutes,
  ...knowledgeRoutes(loadAgentsArea),
  ...agentRoutes,
  ...artifactRoutes,
  ...triggerRoutes,
  ...connectionRoutes,
  ...aiSettingsRoutes,
  ...taskRoutes,
  ...mailRoutes,
  ...teamRoutes,
  ...complianceRoutes,
  ...brandingRoutes,
  ...developerRoutes,
  ...evaluationRoutes,
  ...adminRoutes,
  ...trackingRoutes,
  ...modelRoutes,
  ...notificationRoutes,
];
