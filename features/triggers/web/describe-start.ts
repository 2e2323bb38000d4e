import { productEvents } from "../contract/product-events.ts";
import { describeCron } from "../contract/rhythm.ts";
import type { Trigger } from "../contract/trigger.ts";

/** What starts a trigger, in one sentence. */
export function describeStart({ start, timeZone }: Pick<Trigger, "start" | "timeZone">): string {
  switch (start.kind) {
    case "schedule":
      return `${describeCron(start.cron)} (${timeZone})`;
    case "webhook":
      return start.proof === "bearer" ? "Webhook with a bearer secret" : "Webhook with a signature";
    case "event": {
      const what = productEvents[start.event];
      return start.contains === null ? what : `${what}, and its title contains “${start.contains}”`;
    }
  }
}

/** Why it starts nothing at the moment. Undefined when it is active. */
export function describePause({ pausedBecause }: Pick<Trigger, "pausedBecause">): string | undefined {
  switch (pausedBecause) {
    case null:
      return undefined;
    case "chosen":
      return "You paused it. It starts nothing until you resume it.";
    case "person":
      return "It was stopped because you could not act in this workspace.";
    case "agent":
      return "It was stopped because you cannot use its agent any more. Choose another one, then resume it.";
    case "handed_over":
      return "It was handed over to you by somebody who left, and works with your rights once you resume it. Values of its agent and secrets of webhooks did not come with it.";
    case "admin":
      return "An owner or admin of the workspace stopped it. You can resume it when they allow it again.";
    case "failures":
      return "It was stopped because it failed five times in a row. Look at what went wrong, then resume it.";
  }
}
