import type { ComponentType } from "react";
import type { NoticeSource } from "../notices/notice-source.ts";
import type { AdminCheck } from "./admin-check.ts";
import type { FirstStep } from "./first-step.ts";
import type { PaletteSource } from "./palette-source.ts";

/**
 * A feature's registration with the shell of signed-in people. The shell lists what the features declare here
 * and knows none of it by name. Everything is small: pages and long code are imported when used.
 */
export interface WebModule {
  /** Sentences above the page. */
  notices?: readonly NoticeSource[];
  /** Pages of the settings, in order. */
  settings?: readonly SettingsSection[];
  /** What it suggests on a first visit. */
  firstSteps?: readonly FirstStep[];
  /** What admins should know about its state. */
  adminChecks?: readonly AdminCheck[];
  /** What it sends by email. */
  emails?: readonly EmailKind[];
  /** What it sends by email unless the person switches it off. */
  emailChoices?: readonly EmailChoice[];
  /** What the palette finds. */
  palette?: readonly PaletteSource[];
}

/** A page in the navigation of the settings. Its route has the frame `settings`. */
interface SettingsSection {
  to: string;
  label: string;
}

/** A kind of email that a feature sends, as the notification settings list it. */
interface EmailKind {
  title: string;
  /** One sentence: about what, and to whom. */
  text: string;
}

/** A kind of email that people can switch off, as the notification settings list it. */
interface EmailChoice {
  key: string;
  /** The switch with its words. Loaded when it is shown. */
  Choice: ComponentType;
}
