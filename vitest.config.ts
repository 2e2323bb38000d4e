import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    include: ["{apps,bench,bin,features,mocks,platform,sandboxes}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    globalSetup: ["platform/server/testing/global-setup.ts"],
    // Files run in their own processes, so that one file's timers, imports and connections cannot reach another. To
    // share processes saves two fifths of the processor time, and fails now and then with what a file left behind.
    pool: "forks",
    // One more than the cores of a small machine: tests also wait, for processes, locks and silent servers.
    maxWorkers: 3,
    // Generous on purpose: a slow machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    teardownTimeout: 60_000,
  },
});
