import { listConnectedKinds } from "#features/models/server/index.ts";
import type { InstallationFacts } from "#features/site/server/index.ts";
import { hasBuiltInTool } from "#features/tools/server/index.ts";
import type {
  BillingSettings,
  Role,
  SmsSettings,
  SpeechSettings,
  TranscriptionSettings,
} from "#platform/server/config/config.ts";
import type { Ctx } from "#platform/server/context.ts";
import { isInside } from "#platform/server/guarded-fetch/is-inside.ts";

/** The settings behind the public diagram, reduced to kinds. */
export interface DiagramSettings {
  databaseUrl?: string | undefined;
  s3Url?: string | undefined;
  smtpUrl?: string | undefined;
  sms?: SmsSettings | undefined;
  role?: Role;
  billing?: BillingSettings;
  authEnvironment?: Readonly<Record<string, string | undefined>>;
  demo?: { isOn: boolean };
  speech?: SpeechSettings;
  transcription?: TranscriptionSettings;
}

/** The current facts of this installation for the public diagram. */
export async function readDiagramFacts(settings: DiagramSettings, ctx: Ctx): Promise<InstallationFacts> {
  return {
    database: settings.databaseUrl ? "external" : "embedded",
    files: settings.s3Url ? "s3" : "folder",
    hasOwnWorker: settings.role === "web",
    mail: settings.smtpUrl ? "smtp" : "outbox",
    texts: settings.sms?.provider ?? "outbox",
    payments: paymentsOf(settings.billing),
    isSignInOutside: hasProviderOutside(settings.authEnvironment ?? {}),
    isBrowsing: hasBuiltInTool(ctx.services, "read_web_page"),
    isDemoOn: settings.demo?.isOn ?? false,
    voice: voiceOf(settings.speech),
    dictation: dictationOf(settings.transcription),
    models: await listConnectedKinds(ctx),
  };
}

function paymentsOf(billing: BillingSettings | undefined): InstallationFacts["payments"] {
  if (billing?.provider === "stripe") return billing.isLive ? "stripe" : "stripe-test";
  return billing?.provider ?? "none";
}

function voiceOf(speech: SpeechSettings | undefined): InstallationFacts["voice"] {
  if (!speech || speech.provider === "off") return "off";
  return "url" in speech ? placeOf(speech.url) : "program";
}

function dictationOf(transcription: TranscriptionSettings | undefined): InstallationFacts["dictation"] {
  return !transcription || transcription.by === "off" ? "off" : placeOf(transcription.url);
}

/** A server on this machine counts as a program of the installation. */
function placeOf(url: string | undefined): "program" | "network" | "outside" {
  if (url === undefined || !isInside(url)) return "outside";
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname) ? "program" : "network";
}

/** Sign-in methods without an external provider. */
const ownWays = ["EMAIL", "PHONE", "ANONYMOUS_USERS"];

function hasProviderOutside(environment: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(environment).some(([name, value]) => {
    const way = /^GOTRUE_EXTERNAL_(\w+)_ENABLED$/.exec(name)?.[1];
    return way !== undefined && !ownWays.includes(way) && value === "true";
  });
}
