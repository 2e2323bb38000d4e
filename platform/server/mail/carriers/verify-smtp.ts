import { readSmtpAddress } from "./smtp-address.ts";
import { smtpFailure } from "./smtp-failure.ts";

/** Whether the server of SMTP_URL answers, encrypts where it has to, and accepts the login; sends nothing. Throws a `DeliveryFailure`. */
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
