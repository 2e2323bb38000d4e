import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";

/** Throws for a channel of text messages that nothing is sent by. Empty: the default. */
export function checkChannel(channel: string): void {
  if (!channel || channel === "sms") return;
  fail(authErrors, "validation_failed", { message: "Invalid channel, supported values are 'sms'" });
}
