import type { DemoSettings } from "#platform/server/config/config.ts";
import type { Scene } from "#platform/server/scene.ts";

export interface DemoOptions {
  settings: DemoSettings;
  /** The scenes of all features. */
  scenes: readonly Scene[];
}

/** The defaults. */
export const defaultDemoSettings: DemoSettings = {
  isOn: true,
  atOnce: 20,
  messages: 20,
  modelBudgetCents: 500,
  isBrowsingOn: false,
};
