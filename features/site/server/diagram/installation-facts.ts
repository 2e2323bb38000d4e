import type { Ctx } from "#platform/server/context.ts";

/** What the picture is drawn from: kinds alone, so that nothing that could help an attacker gets near it. */
export interface InstallationFacts {
  database: "embedded" | "external";
  files: "folder" | "s3";
  /** Whether requests and background work are processes of their own. */
  hasOwnWorker: boolean;
  mail: "outbox" | "smtp";
  texts: "outbox" | "log" | "webhook" | "twilio";
  payments: "none" | "sandbox" | "stripe-test" | "stripe";
  /** Whether people may sign in at a provider outside. */
  isSignInOutside: boolean;
  isBrowsing: boolean;
  isDemoOn: boolean;
  /** Who speaks: a program of the installation, a server of its network, or a company outside. */
  voice: "off" | "program" | "network" | "outside";
  /** Who writes down what people say. */
  dictation: "off" | "program" | "network" | "outside";
  /** Connected kinds of providers; none: the built-in assistant answers. */
  models: readonly ModelPlace[];
}

export interface ModelPlace {
  kind: "openai" | "anthropic" | "google" | "openai_compatible";
  /** Whether its address is inside the network of this installation. */
  isInside: boolean;
}

/** A feature as its folder declares it. */
export interface DeclaredFeature {
  id: string;
  uses: readonly string[];
  /** The text of its README. */
  readme: string;
}

/** How the picture is brought up to date, each time that it is asked for. */
export interface DiagramSource {
  readFacts: (ctx: Ctx) => Promise<InstallationFacts>;
  readFeatures: () => Promise<readonly DeclaredFeature[]>;
}
