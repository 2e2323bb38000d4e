import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const everywhere = ["{apps,bench,bin,features,mocks,platform,sandboxes}/**/*.test.{ts,tsx}"];
const nowhere = ["**/node_modules/**", "**/dist/**"];

// These change or read what their whole process has loaded: its modules, tools, commands, or counts of calls.
const apart = globSync(everywhere, { exclude: nowhere }).filter((path) =>
  /\bresetModules\(|\bregisterTool\(|\bcommandNames\(|"node:inspector/.test(readFileSync(path, "utf8")),
);

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
