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
  const { smtpUrl, mailFrom = defaultSender(config.publicUrl), sms } = config;
  return {
    ...(smtpUrl ? { mail: createSmtpCarrier({ url: smtpUrl, from: mailFrom }) } : {}),
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

function defaultSender(publicUrl: string): string {
  const host = new URL(publicUrl).hostname.replace(/^\[|\]$/g, "");
  return `Adjutant <no-reply@${isIP(host) ? "localhost" : host}>`;
}
