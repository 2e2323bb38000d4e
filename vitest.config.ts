import { defineConfig } from "vitest/config";

const everywhere = ["{apps,bench,bin,features,mocks,platform,sandboxes}/**/*.test.{ts,tsx}"];
const nowhere = ["**/node_modules/**", "**/dist/**"];

// They look at their whole process: at all commands that it has loaded, at all functions that it has called.
const apart = ["apps/server/commands.test.ts", "platform/web/markdown/growth.test.tsx"];

export default defineConfig({
  test: {
    environment: "node",
    globalSetup: ["platform/server/testing/global-setup.ts"],
    // Files share processes, since loading everything anew for each took two fifths of the time of all tests. A file
    // that leaves a timer or a connection behind fails others: that is a defect of the file.
    projects: [
      {
        extends: true,
        test: { name: "together", include: everywhere, exclude: [...nowhere, ...apart], isolate: false },
      },
      { extends: true, test: { name: "apart", include: apart, isolate: true } },
    ],
    pool: "forks",
    // One more than the cores of a small machine: tests also wait, for processes, locks and silent servers.
    maxWorkers: 3,
    // Generous on purpose: a slow machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    teardownTimeout: 60_000,
  },
});
