import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "../platform/server/postgres/start-postgres.ts";
import { peer, product, type Subject } from "./auth/subjects.ts";
import { throughput } from "./auth/throughput.ts";
import { noteFigures } from "./figures/figure.ts";
import { percentile } from "./stream/closed-loop.ts";
import { startProgram } from "./stream/product.ts";

// Compares sign-in, session checks and refreshes with better-auth: same run, PostgreSQL and password hashing cost.
const clients = 32;
const lengthMs = 2_000;
/** Counted rounds per act and service, after one warm-up round. */
const rounds = 9;
const shownAs = {
  signIn: { name: "Sign-ins, bound by the hash" },
  check: { name: "Checks of a session", aim: { atLeast: 2_500 } },
  refresh: { name: "Refreshes of a session", aim: { atLeast: 1_000 } },
};
const peerPackages = ["better-auth@1.7.25", "pg@8.23.1"];

const folder = mkdtempSync(join(tmpdir(), "adjutant-bench-auth-"));
const silent = { warn: () => {}, error: () => {} };
const postgres = await startPostgres({ dataDir: folder, log: silent });
const { host = "", user = "", database = "" } = postgres.ownerConnection;
const addressOf = (name: string, as: string) =>
  `postgresql://${as}@/${name}?host=${encodeURIComponent(host)}`;
const stops: (() => Promise<unknown>)[] = [];
try {
  await makePeerDatabase();
  const limits = ["TOKEN_REFRESH", "OTP", "VERIFY"].map((name) => [`GOTRUE_RATE_LIMIT_${name}`, "100000000"]);
  const ours = await startProgram(["bin/start.ts"], {
    ...Object.fromEntries(limits),
    DATABASE_URL: addressOf(database, user),
    DATA_DIR: join(folder, "data"),
    PORT: "0",
    LOG_LEVEL: "error",
  });
  stops.push(ours.stop);
  const theirs = await startPeer();
  stops.push(theirs.stop);
  const subjects = [await product(ours.url, clients), await peer(theirs.url, clients)] as const;

  console.log("requests/s".padEnd(18), ...subjects.map(({ name }) => name.padStart(14)), "ratio".padStart(8));
  for (const act of ["signIn", "check", "refresh"] as const) {
    const { rates, ratio } = await measure(subjects, act);
    console.log(
      act.padEnd(18),
      ...rates.map((rate) => rate.toFixed(0).padStart(14)),
      ratio.toFixed(2).padStart(8),
    );
    const [rate = Number.NaN] = rates;
    noteFigures({
      ...shownAs[act],
      values: [rate],
      unit: "a second",
      baseline: { name: "better-auth", ratio },
    });
  }
} finally {
  for (const stop of stops.reverse()) await stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/**
 * Alternates short rounds of both services and swaps their order each time, so that other load affects both.
 * Reports the median rates and the median ratio within a round.
 */
async function measure(subjects: readonly [Subject, Subject], act: "signIn" | "check" | "refresh") {
  const [ours, theirs] = subjects;
  const rateOf = (subject: Subject) => throughput(clients, lengthMs, (client) => subject[act](client));
  for (const subject of subjects) await rateOf(subject);
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) pairs.push([await rateOf(ours), await rateOf(theirs)]);
    else {
      const rate = await rateOf(theirs);
      pairs.push([await rateOf(ours), rate]);
    }
  }
  return {
    rates: [median(pairs.map(([rate]) => rate)), median(pairs.map(([, rate]) => rate))],
    ratio: median(pairs.map(([one, other]) => one / other)),
  };
}

async function makePeerDatabase(): Promise<void> {
  const client = new pg.Client(postgres.superuserConnection);
  await client.connect();
  await client.query("create database peer");
  await client.end();
}

async function startPeer() {
  const home = join(folder, "peer");
  execFileSync("mkdir", ["-p", home]);
  writeFileSync(join(home, "package.json"), JSON.stringify({ private: true, type: "module" }));
  copyFileSync(join(import.meta.dirname, "auth/peer-server.mjs"), join(home, "peer-server.mjs"));
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error", ...peerPackages], {
    cwd: home,
  });
  const { user: superuser = "" } = postgres.superuserConnection;
  return startProgram([join(home, "peer-server.mjs")], { PEER_DATABASE_URL: addressOf("peer", superuser) });
}

function median(values: number[]): number {
  return percentile(values, 0.5);
}
