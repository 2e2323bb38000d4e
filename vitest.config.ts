import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    include: ["{apps,bench,bin,features,mocks,platform,sandboxes}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    globalSetup: ["platform/server/testing/global-setup.ts"],
    // Files run in their own processes, so that one file's timers and connections cannot reach another.
    pool: "forks",
    maxWorkers: 2,
    // Generous on purpose: a slow machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    teardownTimeout: 60_000,
  },
});
