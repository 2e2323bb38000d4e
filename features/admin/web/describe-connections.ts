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
      : "Models are connected, and none is switched on: the built-in assistant answers.";
  }
  const count = hasMore
    ? `More than ${on.length} models are`
    : on.length === 1
      ? "1 model is"
      : `${on.length} models are`;
  const usual = on.find(({ isDefault }) => isDefault);
  const answering = usual ? `; ${usual.label} of ${usual.provider} answers when nobody chooses` : "";
  return `${count} switched on${answering}.`;
}

/** Describes the speech engine. */
export function describeSpeech(engine: { label: string } | null): string {
  return engine ? `The voices are those of ${engine.label}.` : "Nobody speaks (SPEECH is off).";
}

/** Describes whether plans are sold. */
export function describeSelling({ billingProvider }: Pick<ClientConfig, "billingProvider">): string {
  return billingProvider === "none"
    ? "Nothing is sold: every workspace has everything, unless you assign it a plan."
    : "Plans are sold; you can also assign them, and give single workspaces more or less.";
}

/** Describes the payment provider. */
export function describePayments({ billingProvider }: Pick<ClientConfig, "billingProvider">): string {
  if (billingProvider === "none") return "Nobody takes payments (BILLING_PROVIDER is none).";
  if (billingProvider === "stripe") return "Stripe takes payments. What is not done there yet waits here.";
  return "The payment sandbox takes test cards; no money is real. What is not done there yet waits here.";
}

/** Describes whether mail is sent. */
export function describeMail({ features }: Pick<ClientConfig, "features">): string {
  return features.includes("mail")
    ? "A mail server is connected. The outbox tells what became of each message."
    : "No mail server is connected (SMTP_URL): mail stays in the outbox, and its links work from there.";
}
