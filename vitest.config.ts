import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./bin/checks/vitest-sequencer.ts";

/** Writes a database of this version to keep, with KEEP=1; otherwise it would be a skipped test, which fails a run. */
const keepsDatabase = "apps/server/kept/keep-database.test.ts";

/**
 * Tests of how the payment sandbox reckons. Payments of the product use it in every run; what it must refuse, hide and
 * keep apart is tried in every run, too.
 */
const reckons =
  /^sandboxes[/]payments[/](conformance|engine[/](checkout|clock|events|subscriptions|charges|properties|later-payments|portal|discounts|tax|next-period-end))\b/;

/** Tests that run before a release, as journeys with the tag `@long` do; chosen by LONG=1. */
const isLong = (file: string) => /[.]long[.]test[.]tsx?$/.test(file) || reckons.test(file);

const files = globSync("{apps,bench,bin,features,mocks,platform,sandboxes}/**/*.test.{ts,tsx}")
  .filter((file) => file !== keepsDatabase || process.env.KEEP)
  .filter((file) => isLong(file) === Boolean(process.env.LONG));

/**
 * Tests of servers that leave something in their process (tools and commands of their own, a debugger, a watched log), or
 * that are about what others change there (a process names at most 200 statements).
 */
const leaveTraces = [
  "apps/server/commands.test.ts",
  // As the log below.
  "apps/server/holds/managing-holds.test.ts",
  "features/auth/server/keys/unknown-api-keys.test.ts",
  "features/auth/server/password/password-hash.test.ts",
  "features/auth/server/sessions/sign-in.test.ts",
  "features/auth/server/users/sign-up-cost.test.ts",
  // Finds events by the time in their ids, which the staged clock of another file moves on for the whole process.
  "features/compliance/server/events/log.test.ts",
  // Replaces a module.
  "features/tools/server/await-source.test.ts",
  "platform/server/db/prepared.test.ts",
  "sandboxes/payments/engine/cards/no-card-is-kept.test.ts",
];

/** They wait for processes and silent servers for half a minute; what is alone begins first, so nobody waits for them. */
const wait = [
  "apps/server/start/start.test.ts",
  "features/chat/server/two-servers.test.ts",
  "platform/server/postgres/start-postgres.test.ts",
];

/** What changes globals, modules or the clock, by itself or through what it is staged with. */
const changesProcess =
  /\bvi\.|globalThis|process\.env|node:inspector|stub\w+\(|serveStreams|keptInMemory|createTalkWorld|StagedRecognition/;

const shared = {
  environment: "node" as const,
  // Packages are compiled once for all processes, and so is the product in the processes that tests start.
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, ".cache/compile") },
  pool: "forks" as const,
  // More than the cores of a small machine: tests also wait, for processes, locks and silent servers.
  maxWorkers: 4,
  // Generous on purpose: a slow machine is slow, not wrong.
  testTimeout: 180_000,
  hookTimeout: 240_000,
  // As for journeys: what passes at its second try is named as flaky, with its failure.
  retry: process.env.CI ? 1 : 0,
  teardownTimeout: 60_000,
  expect: { poll: { timeout: 40_000 } },
};

export default defineConfig({
  test: {
    ...shared,
    sequence: { sequencer: LongestFirst },
    globalSetup: ["platform/server/testing/global-setup.ts"],
    // To give every file a process of its own costs two fifths of the processor time, most of it for reading the same
    // modules again: only those have one that change their process.
    projects: [
      ...projectsOf("sharing", files.filter(shares)),
      ...projectsOf(
        "alone",
        files.filter((file) => !shares(file)),
      ),
    ],
  },
});

/** Two projects: where Node reads modules by itself, tests take a sixth less processor time, but Node knows no JSX. */
function projectsOf(name: "sharing" | "alone", include: string[]) {
  const isolate = name === "alone";
  const native = { viteModuleRunner: false, nodeLoader: false };
  return [
    {
      test: {
        ...shared,
        name,
        include: include.filter((file) => !isTransformed(file)),
        isolate,
        experimental: native,
      },
    },
    { test: { ...shared, name: `${name}-web`, include: include.filter(isTransformed), isolate } },
  ];
}

/** Whether it or what it imports has JSX, or it replaces modules. */
function isTransformed(file: string): boolean {
  return /[/]web[/]|[.]tsx$/.test(file) || /\bvi\.(mock|hoisted)\b/.test(readFileSync(file, "utf8"));
}

function shares(file: string): boolean {
  if (leaveTraces.includes(file) || wait.includes(file)) return false;
  // These put back what they change: most of them are kept from others by their server anyway.
  const isOfServer = file.includes("/server/") || file.startsWith("sandboxes/");
  return isOfServer || !changesProcess.test(readFileSync(file, "utf8"));
}
