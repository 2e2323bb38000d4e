import { DeliveryFailure } from "./delivery-failure.ts";

const sentences: Record<string, string> = {
  EAUTH: "The mail server does not accept the user and password of SMTP_URL",
  ENOAUTH: "The mail server does not accept the user and password of SMTP_URL",
  ETLS: "The mail server offers no encrypted connection that could be trusted",
  EREQUIRETLS: "The mail server offers no encrypted connection that could be trusted",
  ETIMEDOUT: "The mail server did not answer in time",
  EENVELOPE: "The mail server refused the sender or the recipient",
  EMESSAGE: "The mail server refused the mail",
};

/**
 * Reduces an SMTP error to its kind and status numbers, because the server's text often repeats the address.
 * A permanent refusal (5xx) of recipient or mail is final. A refused login is not.
 */
export function smtpFailure(error: unknown): DeliveryFailure {
  const { code, responseCode, response } = error as Record<string, unknown>;
  const kind = typeof code === "string" ? code : "";
  const sentence = sentences[kind] ?? "The mail server could not be reached";
  const status = typeof responseCode === "number" ? String(responseCode) : "";
  const [enhanced = ""] =
    typeof response === "string" ? (/\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response) ?? []) : [];
  const numbers = [status, enhanced].filter(Boolean).join(" ");
  const isFinal = (kind === "EENVELOPE" || kind === "EMESSAGE") && status.startsWith("5");
  return new DeliveryFailure(`${sentence}${numbers ? ` (${numbers})` : ""}.`, { isFinal, cause: error });
}
