import { globSync } from "node:fs";
import { defineConfig } from "vitest/config";

const files = globSync("{apps,bench,bin,features,mocks,platform,sandboxes}/**/*.test.{ts,tsx}");

/** Tests of servers that leave something in their process: tools and commands of their own, a debugger, a watched log. */
const leaveTraces = [
  "apps/server/commands.test.ts",
  "features/agents/server/engine/model-step.test.ts",
  "features/agents/server/engine/perform-tool-calls.test.ts",
  "features/auth/server/sessions/sign-in.test.ts",
  "features/auth/server/users/sign-up-cost.test.ts",
  "features/chat/server/failed-answers.test.ts",
  "features/tools/server/tool-calls.test.ts",
  "features/tools/server/tool-catalogue.test.ts",
  "sandboxes/payments/engine/cards/no-card-is-kept.test.ts",
];

/** They wait for processes and silent servers for half a minute; what is alone begins first, so nobody waits for them. */
const wait = [
  "apps/server/start/start.test.ts",
  "features/chat/server/two-servers.test.ts",
  "features/chat/server/vendor-answers.test.ts",
  "platform/server/postgres/start-postgres.test.ts",
];

const shared = {
  environment: "node" as const,
  pool: "forks" as const,
  // More than the cores of a small machine: tests also wait, for processes, locks and silent servers.
  maxWorkers: 5,
  // Generous on purpose: a slow machine is slow, not wrong.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  teardownTimeout: 60_000,
};

export default defineConfig({
  test: {
    ...shared,
    globalSetup: ["platform/server/testing/global-setup.ts"],
    // To give every file a process of its own costs two fifths of the processor time, most of it for reading the same
    // modules again. What tests a server or a sandbox brings its own, with a database, and shares; the rest keeps to
    // itself.
    projects: [
      { test: { ...shared, name: "sharing", include: files.filter(shares), isolate: false } },
      { test: { ...shared, name: "alone", include: files.filter((file) => !shares(file)), isolate: true } },
    ],
  },
});

function shares(file: string): boolean {
  const bringsItsOwn = file.includes("/server/") || file.startsWith("sandboxes/");
  return bringsItsOwn && !leaveTraces.includes(file) && !wait.includes(file);
}
