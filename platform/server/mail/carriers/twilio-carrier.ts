import type { Carrier } from "./carrier.ts";
import { postToProvider } from "./post-to-provider.ts";

export interface TwilioOptions {
  accountSid: string;
  authToken: string;
  /** A number with its plus sign, or a messaging service id (`MG…`). */
  from: string;
  apiUrl?: string;
  timeoutMs?: number;
}

/** Sends text messages through Twilio. */
export function createTwilioCarrier(options: TwilioOptions): Carrier {
  const { accountSid, authToken, from, apiUrl = "https://api.twilio.com", timeoutMs = 15_000 } = options;
  const sender: Record<string, string> = from.startsWith("MG")
    ? { MessagingServiceSid: from }
    : { From: from };
  return {
    deliver: ({ recipient, content }) =>
      postToProvider({
        url: `${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
        headers: {
          authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`,
          "content-type": "application/x-www-form-urlencoded",
        },
        body: new URLSearchParams({ To: `+${recipient}`, ...sender, Body: content.text }).toString(),
        timeoutMs,
      }),
  };
}
