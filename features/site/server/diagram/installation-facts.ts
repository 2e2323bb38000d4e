import type { Ctx } from "#platform/server/context.ts";

/** The facts behind the diagram. Kinds only, so that nothing useful to an attacker gets near it. */
export interface InstallationFacts {
  database: "embedded" | "external";
  files: "folder" | "s3";
  /** Whether background work runs in a separate process. */
  hasOwnWorker: boolean;
  mail: "outbox" | "smtp";
  texts: "outbox" | "log" | "webhook" | "twilio";
  payments: "none" | "sandbox" | "stripe-test" | "stripe";
  /** Whether people may sign in with an external provider. */
  isSignInOutside: boolean;
  isBrowsing: boolean;
  isDemoOn: boolean;
  /** Who speaks: a local program, a server in the network, or an external company. */
  voice: "off" | "program" | "network" | "outside";
  /** Who transcribes speech. */
  dictation: "off" | "program" | "network" | "outside";
  /** Connected kinds of providers. Empty: the built-in assistant answers. */
  models: readonly ModelPlace[];
}

export interface ModelPlace {
  kind: "openai" | "anthropic" | "google" | "openai_compatible";
  /** Whether its address is inside the installation's network. */
  isInside: boolean;
}

/** A feature as declared by its folder. */
export interface DeclaredFeature {
  id: string;
  uses: readonly string[];
  /** The text of its README. */
  readme: string;
}

/** Reads the current facts for each request. */
export interface DiagramSource {
  readFacts: (ctx: Ctx) => Promise<InstallationFacts>;
  readFeatures: () => Promise<readonly DeclaredFeature[]>;
}
