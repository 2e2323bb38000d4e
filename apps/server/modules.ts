import { createAdminModule } from "#features/admin/server/module.ts";
import { agentsModule } from "#features/agents/server/index.ts";
import { aiSettingsModule } from "#features/ai-settings/server/module.ts";
import { createArtifactsModule } from "#features/artifacts/server/module.ts";
import {
  type AuthModuleOptions,
  resolveDataApiCaller,
  resolveFunctionCaller,
} from "#features/auth/server/index.ts";
import { createAuthModule } from "#features/auth/server/module.ts";
import { type BillingOptions, originOf } from "#features/billing/server/index.ts";
import { createBillingModule } from "#features/billing/server/module.ts";
import { createBrowsingModule } from "#features/browsing/server/module.ts";
import { chartsModule } from "#features/charts/server/module.ts";
import { createChatModule } from "#features/chat/server/module.ts";
import { codeModule } from "#features/code/server/module.ts";
import { commentsModule } from "#features/comments/server/module.ts";
import {
  createArchivesModule,
  createErasuresModule,
  createEventsModule,
  createExportsModule,
  createLogModule,
  holdsModule,
} from "#features/compliance/server/index.ts";
import { createConnectionsModule } from "#features/connections/server/module.ts";
import { defaultDemoSettings } from "#features/demo/server/index.ts";
import { createDemoModule } from "#features/demo/server/module.ts";
import { developerModule } from "#features/developer/server/module.ts";
import { createEntitlementsModule } from "#features/entitlements/server/module.ts";
import { defaultFileSettings } from "#features/files/server/index.ts";
import { createFilesModule } from "#features/files/server/module.ts";
import { createInboxModule } from "#features/inbox/server/module.ts";
import { createKnowledgeModule } from "#features/knowledge/server/module.ts";
import { createMailModule } from "#features/mail/server/module.ts";
import { memoryModule } from "#features/memory/server/module.ts";
import { mentionsModule } from "#features/mentions/server/module.ts";
import { createModelsModule } from "#features/models/server/module.ts";
import { createNotificationsModule } from "#features/notifications/server/module.ts";
import { presenceModule } from "#features/presence/server/module.ts";
import { createProvisioningModule } from "#features/provisioning/server/module.ts";
import { runsModule } from "#features/runs/server/module.ts";
import { sharingModule } from "#features/sharing/server/index.ts";
import { createDiagramModule, createDiscoveryModule } from "#features/site/server/index.ts";
import { siteModule } from "#features/site/server/module.ts";
import { tasksModule } from "#features/tasks/server/module.ts";
import { createJoiningModule, createMembersModule } from "#features/team/server/index.ts";
import { teamModule } from "#features/team/server/module.ts";
import { toolsModule } from "#features/tools/server/module.ts";
import { trackingModule } from "#features/tracking/server/module.ts";
import { createTriggersModule } from "#features/triggers/server/module.ts";
import { engineOf, openAiTranscription } from "#features/voice/server/index.ts";
import { createVoiceModule } from "#features/voice/server/module.ts";
import type {
  BillingSettings,
  BillingTerms,
  BrowserSettings,
  DemoSettings,
  FileSettings,
  MailSettings,
  Role,
  SearchSettings,
  SpeechSettings,
  TranscriptionSettings,
} from "#platform/server/config/config.ts";
import { localUrl } from "#platform/server/config/local-url.ts";
import type { OfferedModelKeys } from "#platform/server/config/read-model-keys.ts";
import { createDataApiModule } from "#platform/server/data-api/create-data-api-module.ts";
import { createFunctionsModule } from "#platform/server/functions/create-functions-module.ts";
import { senderOf } from "#platform/server/mail/carriers/create-carriers.ts";
import type { Module } from "#platform/server/module.ts";
import { findChromiumOfSystem } from "#platform/server/packages/find-chromium.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import { billingOptionsOf, type PaymentSettings } from "./payments/billing-options-of.ts";
import { createSandboxModule } from "./payments/create-sandbox-module.ts";
import { readDeclaredFeatures } from "./read-declared-features.ts";
import { type DiagramSettings, readDiagramFacts } from "./read-diagram-facts.ts";

export interface ModuleSettings extends DiagramSettings {
  publicUrl: string;
  /** The address of a future admin. Its owner becomes one once it is confirmed. */
  adminEmail?: string | undefined;
  /** Whether search engines may index the public pages. Default: yes. */
  isShownToSearchEngines?: boolean;
  /** Private servers, as `host:port`, from which pages may be read. */
  browsingAllowedOrigins?: readonly string[];
  /** The live browser of assistants. Default: none. */
  browser?: BrowserSettings;
  /** Private servers, as `host:port`, that connections may reach. */
  connectionsAllowedOrigins?: readonly string[];
  /** The provider of web search. Default: none. */
  search?: SearchSettings;
  /** The path of the auth service, and its settings from the environment. */
  authPrefix?: string;
  isAuthApiKeyRequired?: boolean;
  authEnvironment?: Readonly<Record<string, string | undefined>>;
  /** The payment provider. Default: none. */
  billing?: BillingSettings;
  billingTerms?: BillingTerms;
  /** The address this server listens on. Default: the public one. */
  host?: string;
  port?: number;
  role?: Role;
  /** Limits of demos. Default: those of the settings. */
  demo?: DemoSettings;
  /** The speech engine. Default: none. */
  speech?: SpeechSettings;
  /** API keys in the environment, which admins may choose to use. */
  offeredModelKeys?: OfferedModelKeys;
  /** The transcription engine. Default: none. */
  transcription?: TranscriptionSettings;
  /** Limits of files. Default: those of the settings. */
  files?: FileSettings;
  /** Mails that people send. Default: those of the settings. */
  mail?: MailSettings;
  /** The sender of mail. Default: an address at the host of the public URL. */
  mailFrom?: string | undefined;
  exportKeptHours?: number;
}

/** The options of the auth service below the public URL. */
export function authOptionsOf(settings: ModuleSettings): AuthModuleOptions {
  const { publicUrl, authPrefix = "/auth/v1" } = settings;
  return {
    prefix: authPrefix,
    issuer: `${publicUrl}${authPrefix}`,
    isApiKeyRequired: settings.isAuthApiKeyRequired ?? true,
    settings: { siteUrl: publicUrl },
    environment: settings.authEnvironment ?? {},
  };
}

/** The payment provider of these settings. */
export function billingOptionsFor(settings: ModuleSettings): BillingOptions {
  return billingOptionsOf(paymentSettingsOf(settings), authOptionsOf(settings));
}

/** All features of the product in start order, and the data API over their declarations. */
export function createModules(settings: ModuleSettings): Module[] {
  const { publicUrl, browsingAllowedOrigins = [], demo = defaultDemoSettings } = settings;
  const payments = paymentSettingsOf(settings);
  const billing = billingOptionsFor(settings);
  const features: Module[] = [
    platformModule,
    createAuthModule(authOptionsOf(settings)),
    createEntitlementsModule({ selling: originOf(billing) }),
    teamModule,
    createJoiningModule({ publicUrl, auth: authOptionsOf(settings) }),
    createMembersModule({ declaring: () => features }),
    createProvisioningModule({ publicUrl }),
    createBillingModule(billing),
    ...(payments.billing.provider === "sandbox" ? [createSandboxModule(payments)] : []),
    createVoiceModule({
      engine: settings.speech && engineOf(settings.speech),
      transcription: transcriptionOf(settings),
    }),
    siteModule,
    createDiagramModule({
      readFacts: (ctx) => readDiagramFacts(settings, ctx),
      readFeatures: readDeclaredFeatures,
    }),
    createDiscoveryModule({
      publicUrl,
      isShown: settings.isShownToSearchEngines ?? true,
      isDemoOn: demo.isOn,
      isSelling: payments.billing.provider !== "none",
    }),
    trackingModule,
    createAdminModule({ adminEmail: settings.adminEmail }),
    developerModule,
    createModelsModule({ offeredKeys: settings.offeredModelKeys ?? {} }),
    toolsModule,
    createBrowsingModule({
      allowedOrigins: browsingAllowedOrigins,
      isOpenToVisitors: demo.isBrowsingOn,
      ...(settings.search && { search: settings.search }),
      ...(settings.browser && {
        browser: {
          chromiumPath:
            settings.browser.sessions > 0 ? findChromiumOfSystem(settings.browser.chosenChromium) : undefined,
          sessions: settings.browser.sessions,
        },
      }),
      ...(settings.files && { files: settings.files }),
    }),
    createConnectionsModule({ publicUrl, allowedOrigins: settings.connectionsAllowedOrigins ?? [] }),
    codeModule,
    chartsModule,
    // Before files: contents that only documents held go with the files of an erased person.
    createKnowledgeModule({
      allowedOrigins: browsingAllowedOrigins,
      fileBytes: (settings.files ?? defaultFileSettings).fileBytes,
    }),
    createFilesModule(settings.files),
    tasksModule,
    createMailModule({ ...settings.mail, sender: senderOf(settings) }),
    runsModule,
    createInboxModule({ publicUrl }),
    createNotificationsModule({ publicUrl }),
    presenceModule,
    mentionsModule,
    commentsModule,
    createArtifactsModule({ publicUrl }),
    sharingModule,
    aiSettingsModule,
    memoryModule,
    createChatModule({ exportKeptHours: settings.exportKeptHours }),
    agentsModule,
    createTriggersModule({ publicUrl }),
    createErasuresModule({ declaring: () => features, publicUrl, auth: authOptionsOf(settings) }),
    createLogModule({ publicUrl }),
    createEventsModule({ declaring: () => features }),
    holdsModule,
    createArchivesModule({ declaring: () => features, auth: authOptionsOf(settings) }),
    createExportsModule({
      declaring: () => features,
      outside: { allowedOrigins: settings.connectionsAllowedOrigins ?? [] },
    }),
  ];
  const scenes = features.flatMap((feature) => feature.scenes ?? []);
  return [
    ...features,
    createDemoModule({ settings: demo, scenes }),
    createDataApiModule(features, resolveDataApiCaller),
    createFunctionsModule(features, resolveFunctionCaller),
  ];
}

function transcriptionOf({ transcription }: ModuleSettings) {
  return transcription && transcription.by !== "off" ? openAiTranscription(transcription) : undefined;
}

function paymentSettingsOf(settings: ModuleSettings): PaymentSettings {
  const { publicUrl, host, port, role, billing = { provider: "none" }, billingTerms: terms } = settings;
  const isListening = host !== undefined && port !== undefined && role !== "worker";
  return { publicUrl, billing, terms, ownUrl: isListening ? localUrl(host, port) : publicUrl };
}
