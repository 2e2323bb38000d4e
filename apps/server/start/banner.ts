import type { Config } from "#platform/server/config/config.ts";
import { describeSearch } from "./describe-search.ts";

export interface BannerFacts {
  version: string;
  config: Config;
  database: string;
  /** Absent once there is an admin. */
  claimUrl: string | undefined;
  /** The answering models. */
  models: string;
  /** The speech engine. */
  speech: string;
  /** The transcription engine. */
  dictation: string;
}

/** The screen after a start. Its last line says what is ready: a URL, or a worker. */
export function banner({
  version,
  config,
  database,
  claimUrl,
  models,
  speech,
  dictation,
}: BannerFacts): string {
  const parts = [
    ["Database", database, config.databaseUrl ? "" : "DATABASE_URL"],
    ["Models", models, "npm run admin -- models"],
    ["Files", config.s3Url ? "in the bucket of S3_URL" : "in the data folder", config.s3Url ? "" : "S3_URL"],
    config.smtpUrl
      ? ["Mail", `by ${new URL(config.smtpUrl).host}`, ""]
      : ["Mail", "the outbox on /dev; links are in this log", "SMTP_URL"],
    paymentsOf(config),
    ["Speech", speech, isOwn(config.speech) ? "SPEECH" : ""],
    ["Search", describeSearch(config.search), config.search.provider === "none" ? "SEARCH" : ""],
    ["Dictation", dictation, config.transcription.by === "off" ? "TRANSCRIPTION" : ""],
  ];
  const width = Math.max(...parts.map(([, now = ""]) => now.length));
  const lines = parts.map(([name = "", now = "", setting]) =>
    `  ${name.padEnd(10)}${now.padEnd(width)}${setting ? `   replace with ${setting}` : ""}`.trimEnd(),
  );
  const isWorker = config.role === "worker";
  const addresses = [
    `  Open      ${config.publicUrl}`,
    ...(claimUrl
      ? [`  Admin     ${claimUrl}`, "            (works once: whoever opens it signed in becomes the admin)"]
      : []),
  ];
  return [
    "",
    `Adjutant ${version}`,
    "",
    ...(isWorker ? ["  Worker: listens on no port, does the background work."] : addresses),
    "",
    ...lines,
    "",
    "  All settings: docs/settings.md. Stop with Ctrl-C.",
    "",
    `ready ${isWorker ? "worker" : config.publicUrl}`,
  ].join("\n");
}

function paymentsOf({ billing }: Config): string[] {
  switch (billing.provider) {
    case "sandbox":
      return ["Payments", "a sandbox with test cards, no real money", "BILLING_PROVIDER=stripe"];
    case "stripe":
      return ["Payments", "by Stripe", ""];
    case "none":
      return ["Payments", "none", ""];
  }
}

/** Whether the voices are local, so that better ones are available. */
function isOwn({ provider }: Config["speech"]): boolean {
  return provider === "embedded" || provider === "espeak-ng";
}
