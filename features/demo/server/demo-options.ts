import type { DemoSettings } from "#platform/server/config/config.ts";
import type { Scene } from "#platform/server/scene.ts";

export interface DemoOptions {
  settings: DemoSettings;
  /** Of all features. */
  scenes: readonly Scene[];
}

/** As an installation has it that says nothing else. */
export const defaultDemoSettings: DemoSettings = {
  isOn: true,
  atOnce: 20,
  messages: 20,
  modelBudgetCents: 500,
  isBrowsingOn: false,
};
