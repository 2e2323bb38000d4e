import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./bin/chromium.ts";

const isRoot = process.getuid?.() === 0;

/** Journeys about which only one may be under way: what they act on knows nothing of people and workspaces. */
const oneAtATime = ["faults", "voice", "installation", "payment-pages"];

// Each worker reads Playwright and the fixtures anew: compiled once for all of them.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, ".cache/compile");

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // One picture for every system: the page brings its own fonts.
  snapshotPathTemplate: "{testDir}/{testFilePath}-pictures/{arg}{ext}",
  globalSetup: "./e2e/before-all.config.ts",
  fullyParallel: true,
  forbidOnly: true,
  // At home a failure stays one. Elsewhere nobody can look at once, so it is tried again and reported as flaky.
  retries: process.env["CI"] ? 1 : 0,
  // One more than the cores of a small machine: a journey that waits leaves its processor to another one. With more,
  // each step is so slow on a busy machine that journeys run out of time.
  workers: 3,
  projects: [
    ...oneAtATime.map((name) => ({ name, testDir: `e2e/${name}`, workers: 1 })),
    // Its units are long: whoever begins with them ends together with the others.
    { name: "sweep", testDir: "e2e/sweep" },
    { name: "journeys", testIgnore: [...oneAtATime, "sweep"].map((name) => `e2e/${name}/**`) },
  ],
  // Generous on purpose: a slow machine is slow, not wrong.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  reporter: "line",
  use: {
    browserName: "chromium",
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    // A trace takes time of every journey. A failed one leaves a picture and the page in words; `--trace on` shows more.
    trace: "off",
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
        // Pages live for seconds: to compile what they run often costs more than it saves.
        "--js-flags=--no-maglev,--no-opt",
      ],
    },
  },
});
