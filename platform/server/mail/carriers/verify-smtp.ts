import { readSmtpAddress } from "./smtp-address.ts";
import { smtpFailure } from "./smtp-failure.ts";

/**
 * Checks that the server of SMTP_URL answers, encrypts where required, and accepts the login. Sends nothing.
 * Throws DeliveryFailure.
 */
export async function verifySmtp(url: string, timeoutMs: number): Promise<void> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    ...readSmtpAddress(url),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.verify();
  } catch (error) {
    throw smtpFailure(error);
  } finally {
    transport.close();
  }
}
