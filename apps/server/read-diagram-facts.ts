import { listConnectedKinds } from "#features/models/server/index.ts";
import type { InstallationFacts } from "#features/site/server/index.ts";
import { findTool } from "#features/tools/server/index.ts";
import type { BillingSettings, Role, SmsSettings } from "#platform/server/config/config.ts";
import type { Ctx } from "#platform/server/context.ts";

/** The settings that the public picture tells of, by their kinds alone. */
export interface DiagramSettings {
  databaseUrl?: string | undefined;
  s3Url?: string | undefined;
  smtpUrl?: string | undefined;
  sms?: SmsSettings | undefined;
  role?: Role;
  billing?: BillingSettings;
  authEnvironment?: Readonly<Record<string, string | undefined>>;
  demo?: { isOn: boolean };
}

/** What of this installation the public picture is drawn from, as it is now. */
export async function readDiagramFacts(settings: DiagramSettings, ctx: Ctx): Promise<InstallationFacts> {
  return {
    database: settings.databaseUrl ? "external" : "embedded",
    files: settings.s3Url ? "s3" : "folder",
    hasOwnWorker: settings.role === "web",
    mail: settings.smtpUrl ? "smtp" : "outbox",
    texts: settings.sms?.provider ?? "outbox",
    payments: paymentsOf(settings.billing),
    isSignInOutside: hasProviderOutside(settings.authEnvironment ?? {}),
    isBrowsing: findTool("read_web_page") !== undefined,
    isDemoOn: settings.demo?.isOn ?? false,
    models: await listConnectedKinds(ctx),
  };
}

function paymentsOf(billing: BillingSettings | undefined): InstallationFacts["payments"] {
  if (billing?.provider === "stripe") return billing.isLive ? "stripe" : "stripe-test";
  return billing?.provider ?? "none";
}

/** Ways to sign in that need nobody outside. */
const ownWays = ["EMAIL", "PHONE", "ANONYMOUS_USERS"];

function hasProviderOutside(environment: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(environment).some(([name, value]) => {
    const way = /^GOTRUE_EXTERNAL_(\w+)_ENABLED$/.exec(name)?.[1];
    return way !== undefined && !ownWays.includes(way) && value === "true";
  });
}
