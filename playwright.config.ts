import { defineConfig } from "@playwright/test";
import { findChromium } from "./bin/chromium.ts";

const isRoot = process.getuid?.() === 0;

/** Journeys about which only one may be under way: what they act on knows nothing of people and workspaces. */
const oneAtATime = ["faults", "voice", "installation", "payment-pages"];

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // One picture for every system: the page brings its own fonts.
  snapshotPathTemplate: "{testDir}/{testFilePath}-pictures/{arg}{ext}",
  globalSetup: "./e2e/before-all.config.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A journey that waits leaves its processor to another one.
  workers: 3,
  projects: [
    ...oneAtATime.map((name) => ({ name, testDir: `e2e/${name}`, workers: 1 })),
    // Its units are long: whoever begins with them ends together with the others.
    { name: "sweep", testDir: "e2e/sweep" },
    { name: "journeys", testIgnore: [...oneAtATime, "sweep"].map((name) => `e2e/${name}/**`) },
  ],
  // Generous on purpose: a slow machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "line",
  use: {
    browserName: "chromium",
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 800 },
    // Without its film and without a copy of the page at each act: the pictures took two fifths of the processor time of
    // all journeys, the copies a tenth. A journey that failed leaves a picture and the page in words; all of it with
    // `--trace on`.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    // To draw motion without a graphics card takes a sixth of the processor time; what moves has journeys of its own.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findChromium(),
      args: [
        // Chromium's sandbox refuses to work for root.
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-default-apps",
        "--disable-domain-reliability",
        "--disable-sync",
        "--metrics-recording-only",
        "--no-default-browser-check",
        "--no-first-run",
        "--no-pings",
      ],
    },
  },
});
