import type { ComponentType } from "react";

/** A kind of email that people can switch off, as the notification settings list it. */
export interface EmailChoice {
  key: string;
  /** The switch with its words. Loaded when it is shown. */
  Choice: ComponentType;
}
