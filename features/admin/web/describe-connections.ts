import type { ClientConfig } from "#platform/web/api/config.ts";

/** The used fields of a model. */
export interface ConnectedModel {
  label: string;
  provider: string;
  isEnabled: boolean;
  isDefault: boolean;
}

/** Describes the connected models. `hasMore`: there are more than these. */
export function describeModels(models: readonly ConnectedModel[], hasMore: boolean): string {
  const on = models.filter(({ isEnabled }) => isEnabled);
  if (on.length === 0 && !hasMore) {
    return models.length === 0
      ? "No model is connected: the built-in assistant answers."
      : "All connected models are disabled: the built-in assistant answers.";
  }
  const count = hasMore
    ? `More than ${on.length} models are`
    : on.length === 1
      ? "1 model is"
      : `${on.length} models are`;
  const usual = on.find(({ isDefault }) => isDefault);
  const answering = usual ? `; ${usual.label} of ${usual.provider} is the default` : "";
  return `${count} switched on${answering}.`;
}

/** Describes the speech engine. */
export function describeSpeech(engine: { label: string } | null): string {
  return engine ? `The voices are those of ${engine.label}.` : "Speech is off (SPEECH=off).";
}

/** Describes whether plans are sold. */
export function describeSelling({ billingProvider }: Pick<ClientConfig, "billingProvider">): string {
  return billingProvider === "none"
    ? "No plans are sold. Workspaces without an assigned plan have no limits."
    : "Plans are sold. You can also assign plans and override limits of a workspace.";
}

/** Describes the payment provider. */
export function describePayments({ billingProvider }: Pick<ClientConfig, "billingProvider">): string {
  if (billingProvider === "none") return "Payments are off (BILLING_PROVIDER=none).";
  if (billingProvider === "stripe") return "Stripe takes payments. Pending operations are listed here.";
  return "The payment sandbox accepts test cards; no real money moves. Pending operations are listed here.";
}

/** Describes whether mail is sent. */
export function describeMail({ features }: Pick<ClientConfig, "features">): string {
  return features.includes("mail")
    ? "A mail server is connected. The outbox shows the status of each message."
    : "No mail server is connected (SMTP_URL): mail stays in the outbox, and its links work from there.";
}
