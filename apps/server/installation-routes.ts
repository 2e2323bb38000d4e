import type { FastifyInstance } from "fastify";
import { apiKeys } from "#features/auth/server/index.ts";
import { ClientConfig } from "#platform/contract/client-config.ts";
import { isTestMode } from "#platform/server/config/billing-mode.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Health } from "#platform/server/health/health.ts";
import type { Services } from "#platform/server/services.ts";

export interface InstallationParts {
  config: Config;
  services: Services;
  health: Health;
}

/** Public facts about this installation: liveness, readiness, and the settings of clients. */
export async function installationRoutes(server: FastifyInstance, parts: InstallationParts): Promise<void> {
  const { config, services, health } = parts;
  const schema = { hide: true };
  server.get("/healthz", { schema }, async () => ({ status: "alive" }));
  server.get("/readyz", { schema }, async (_request, reply) => {
    const report = await health.check();
    const test_mode = isTestMode(config.billing);
    return reply
      .status(report.isHealthy ? 200 : 503)
      .send({ ...report, ...(test_mode ? { test_mode } : {}) });
  });
  server.get("/api/v1/config", { schema: configSchema }, async (_request, reply) =>
    reply.header("access-control-allow-origin", "*").send({
      url: config.publicUrl,
      publishableKey: await apiKeys(services).publishableKey(),
      billingProvider: config.billing.provider,
      features: [...(config.smtpUrl ? ["mail"] : []), ...(config.demo.isOn ? ["demo"] : [])],
    }),
  );
}

const configSchema = {
  operationId: "getClientConfig",
  summary: "What a client needs to know before anyone signs in",
  tags: ["installation"],
  security: [],
  response: { 200: ClientConfig },
};
