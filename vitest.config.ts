import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";

const databaseSetup = "platform/server/testing/global-setup.ts";

export default defineConfig({
  test: {
    environment: "node",
    include: ["{apps,bench,bin,features,mocks,platform,sandboxes}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
    // Files run in their own processes, so that one file's timers and connections cannot reach another.
    pool: "forks",
    maxWorkers: 2,
    // Generous on purpose: a slow machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    teardownTimeout: 60_000,
  },
});
