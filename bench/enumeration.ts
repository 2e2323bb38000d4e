import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { percentile } from "./stream/closed-loop.ts";
import { startProgram } from "./stream/product.ts";

// Whether response times reveal if an address has an account. Known and unknown addresses alternate in pairs,
// so that other load affects both. Compares the medians.
const addresses = 200;
const allowedDifference = 0.05;

const dataDir = mkdtempSync(join(tmpdir(), "adjutant-bench-enumeration-"));
const product = await startProgram(["bin/start.ts"], {
  DATA_DIR: dataDir,
  PORT: "0",
  LOG_LEVEL: "error",
  GOTRUE_MAILER_ALLOW_UNVERIFIED_EMAIL_SIGN_INS: "false",
  GOTRUE_SMTP_MAX_FREQUENCY: "0s",
  GOTRUE_RATE_LIMIT_EMAIL_SENT: "100000",
  GOTRUE_RATE_LIMIT_OTP: "1000000",
  GOTRUE_RATE_LIMIT_TOKEN_REFRESH: "1000000",
});
try {
  const { publishableKey } = (await (await fetch(`${product.url}/api/v1/config`)).json()) as {
    publishableKey: string;
  };
  const ask = async (path: string, body: object) => {
    const startedAt = performance.now();
    const response = await fetch(`${product.url}/auth/v1${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", apikey: publishableKey },
      body: JSON.stringify(body),
    });
    await response.text();
    return { ms: performance.now() - startedAt, status: response.status };
  };
  const password = "a good password";
  const known = Array.from({ length: addresses }, (_, index) => `known-${index}@example.com`);
  for (const email of known) {
    const { status } = await ask("/signup", { email, password });
    if (status !== 200) throw new Error(`Sign-up answered ${status}`);
  }
  const ways: [string, (email: string) => Promise<{ ms: number; status: number }>][] = [
    ["recover", (email) => ask("/recover", { email })],
    ["resend", (email) => ask("/resend", { type: "signup", email })],
    ["otp", (email) => ask("/otp", { email })],
    ["sign-in", (email) => ask("/token?grant_type=password", { email, password: "not it" })],
    ["sign-up", (email) => ask("/signup", { email, password })],
  ];
  let isTold = false;
  console.log(
    "medians".padEnd(10),
    ...["known ms", "unknown ms", "percent"].map((head) => head.padStart(11)),
  );
  for (const [name, way] of ways) {
    for (let round = 0; round < 20; round++) await way(`warm-${name}-${round}@example.com`);
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let turn = 0; turn < addresses; turn++) {
      const email = { known: known[turn] ?? "", unknown: `unknown-${name}-${turn}@example.com` };
      // The order alternates, so that effects of the first request do not always affect the same kind.
      for (const kind of turn % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const)) {
        const { ms, status } = await way(email[kind]);
        if (status === 429 || status >= 500) throw new Error(`${name} answered ${status}`);
        times[kind].push(ms);
      }
    }
    const [ofKnown, ofUnknown] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)];
    const difference = ofUnknown / ofKnown - 1;
    isTold ||= Math.abs(difference) > allowedDifference;
    const numbers = [ofKnown.toFixed(2), ofUnknown.toFixed(2), (difference * 100).toFixed(1)];
    console.log(name.padEnd(10), ...numbers.map((number) => number.padStart(11)));
  }
  if (isTold) process.exitCode = 1;
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
