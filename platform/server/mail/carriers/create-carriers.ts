import { isIP } from "node:net";
import { assertNever } from "../../assert-never.ts";
import type { Config } from "../../config/config.ts";
import type { Logger } from "../../log.ts";
import type { Carrier, Carriers } from "./carrier.ts";
import { createLogCarrier } from "./log-carrier.ts";
import { createSmtpCarrier } from "./smtp-carrier.ts";
import { createTwilioCarrier } from "./twilio-carrier.ts";
import { createWebhookCarrier } from "./webhook-carrier.ts";

type MessageSettings = Pick<Config, "smtpUrl" | "mailFrom" | "sms" | "publicUrl">;

/** The carriers that the settings choose. They connect on their first message. */
export function createCarriers(config: MessageSettings, log: Logger): Carriers {
  const { smtpUrl, sms } = config;
  return {
    ...(smtpUrl ? { mail: createSmtpCarrier({ url: smtpUrl, from: senderOf(config) }) } : {}),
    ...(sms ? { sms: Object.assign(createSmsCarrier(sms, log), { name: sms.provider }) } : {}),
  };
}

function createSmsCarrier(sms: NonNullable<Config["sms"]>, log: Logger): Carrier {
  switch (sms.provider) {
    case "twilio":
      return createTwilioCarrier(sms);
    case "webhook":
      return createWebhookCarrier({ ...sms, now: () => new Date() });
    case "log":
      return createLogCarrier(log);
    default:
      return assertNever(sms);
  }
}

/** The sender of all mail of this installation: `name <address>` or a bare address. */
export function senderOf({
  mailFrom,
  publicUrl,
}: {
  mailFrom?: string | undefined;
  publicUrl: string;
}): string {
  if (mailFrom) return mailFrom;
  const host = new URL(publicUrl).hostname.replace(/^\[|\]$/g, "");
  return `Adjutant <no-reply@${isIP(host) ? "localhost" : host}>`;
}
