import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const billingActs: ActWords = {
  nouns: {
    billing: ["Billing", "Abrechnung"],
    billing_finding: ["Finding of the billing check", "Befund der Abrechnungsprüfung"],
    billing_installation: ["Payment account", "Zahlungskonto"],
    billing_key: ["Payment key", "Zahlungsschlüssel"],
    billing_work: ["Billing work", "Abrechnungsarbeit"],
    portal_configuration: ["Payment portal", "Zahlungsportal"],
    checkout: ["Checkout", "Bezahlvorgang"],
    customer: ["Customer", "Kunde"],
    notice: ["Notice", "Hinweis"],
    plan: ["Plan", "Tarif"],
    setting: ["Setting", "Einstellung"],
    subscription: ["Subscription", "Abonnement"],
    trial: ["Trial", "Testphase"],
    webhook: ["Payment webhook", "Zahlungs-Webhook"],
  },
  acts: {
    "billing.retry_asked": [
      "{actor} asked to repeat failed billing work",
      "{actor} hat fehlgeschlagene Abrechnungsarbeit erneut angestoßen",
    ],
    "billing.sync_asked": [
      "{actor} asked to compare with the payment provider",
      "{actor} hat einen Abgleich mit dem Zahlungsanbieter angestoßen",
    ],
    "billing_finding.ended": [
      "{actor} saw a billing difference resolved",
      "{actor} hat eine Abrechnungsdifferenz als behoben vermerkt",
    ],
    "billing_finding.old_deleted": [
      "{actor} deleted old billing differences",
      "{actor} hat alte Abrechnungsdifferenzen gelöscht",
    ],
    "billing_finding.recorded": [
      "{actor} found a difference in billing",
      "{actor} hat eine Differenz in der Abrechnung gefunden",
    ],
    "billing_installation.portal_configured": [
      "{actor} set up the payment portal",
      "{actor} hat das Zahlungsportal eingerichtet",
    ],
    "billing_installation.set": [
      "{actor} chose the payment account",
      "{actor} hat das Zahlungskonto gewählt",
    ],
    "billing_key.created": [
      "{actor} created a key for payments",
      "{actor} hat einen Schlüssel für Zahlungen erzeugt",
    ],
    "billing_work.done": [
      "{actor} finished billing work after a failure",
      "{actor} hat Abrechnungsarbeit nach einem Fehler erledigt",
    ],
    "billing_work.put_off": [
      "{actor} put off billing work that failed",
      "{actor} hat fehlgeschlagene Abrechnungsarbeit verschoben",
    ],
    "checkout.abandoned": ["A checkout was abandoned", "Ein Bezahlvorgang wurde abgebrochen"],
    "checkout.begun": ["{person} began a checkout", "{person} hat einen Bezahlvorgang begonnen"],
    "checkout.claimed": ["{person} finished a checkout", "{person} hat einen Bezahlvorgang abgeschlossen"],
    "checkout.completed": ["A checkout was paid", "Ein Bezahlvorgang wurde bezahlt"],
    "checkout.consumed": [
      "{actor} used a finished checkout",
      "{actor} hat einen abgeschlossenen Bezahlvorgang verwendet",
    ],
    "checkout.discarded": ["A checkout was discarded", "Ein Bezahlvorgang wurde verworfen"],
    "checkout.expired": ["A checkout expired", "Ein Bezahlvorgang ist abgelaufen"],
    "checkout.finish_mailed": [
      "{actor} mailed a link to finish a checkout",
      "{actor} hat einen Link zum Abschluss eines Bezahlvorgangs verschickt",
    ],
    "checkout.old_deleted": ["{actor} deleted old checkouts", "{actor} hat alte Bezahlvorgänge gelöscht"],
    "checkout.quarantined": [
      "A checkout was held back for a check",
      "Ein Bezahlvorgang wurde zur Prüfung zurückgehalten",
    ],
    "checkout.session_attached": [
      "{actor} prepared a checkout with the payment provider",
      "{actor} hat einen Bezahlvorgang beim Zahlungsanbieter vorbereitet",
    ],
    "customer.email_followed": [
      "{actor} gave the payment provider a new address",
      "{actor} hat dem Zahlungsanbieter eine neue Adresse mitgeteilt",
    ],
    "customer.lost": [
      "{actor} noticed that the payment provider lost a customer",
      "{actor} hat bemerkt, dass dem Zahlungsanbieter ein Kunde fehlt",
    ],
    "customer.taken_back": [
      "{actor} took back a customer at the payment provider",
      "{actor} hat einen Kunden beim Zahlungsanbieter zurückgenommen",
    ],
    "notice.held_back": [
      "{actor} held back a notice on billing",
      "{actor} hat einen Hinweis zur Abrechnung zurückgehalten",
    ],
    "notice.sent": [
      "{actor} sent a notice on billing",
      "{actor} hat einen Hinweis zur Abrechnung verschickt",
    ],
    "plan.created": ["{actor} created the plan {plan}", "{actor} hat den Tarif {plan} angelegt"],
    "plan.price_confirmed": [
      "{actor} confirmed the price of the plan {plan}",
      "{actor} hat den Preis des Tarifs {plan} bestätigt",
    ],
    "plan.price_doubted": [
      "{actor} found the price of the plan {plan} doubtful",
      "{actor} hat den Preis des Tarifs {plan} angezweifelt",
    ],
    "plan.prices_set": ["{actor} set the prices of a plan", "{actor} hat die Preise eines Tarifs festgelegt"],
    "plan.yearly_price_set": [
      "{actor} set the yearly price of the plan {plan}",
      "{actor} hat den Jahrespreis des Tarifs {plan} festgelegt",
    ],
    "setting.changed": [
      "{actor} changed a setting of the installation",
      "{actor} hat eine Einstellung der Installation geändert",
    ],
    "subscription.closed": ["{actor} ended a subscription", "{actor} hat ein Abonnement beendet"],
    "subscription.created": [
      "{actor} recorded a new subscription",
      "{actor} hat ein neues Abonnement vermerkt",
    ],
    "subscription.keeping_asked": [
      "{actor} asked to keep the subscription",
      "{actor} hat darum gebeten, das Abonnement zu behalten",
    ],
    "subscription.lost": [
      "{actor} noticed that the payment provider lost a subscription",
      "{actor} hat bemerkt, dass dem Zahlungsanbieter ein Abonnement fehlt",
    ],
    "subscription.payer_left": [
      "{actor} ended a subscription whose payer left",
      "{actor} hat ein Abonnement beendet, dessen Zahler gegangen ist",
    ],
    "subscription.plan_change_asked": [
      "{actor} asked for another plan",
      "{actor} hat einen anderen Tarif verlangt",
    ],
    "subscription.synced": [
      "{actor} took over the state of a subscription",
      "{actor} hat den Stand eines Abonnements übernommen",
    ],
    "trial.card_noted": [
      "{actor} noted the payment card of a trial",
      "{actor} hat die Zahlungskarte einer Testphase vermerkt",
    ],
    "webhook.done": [
      "{actor} processed a message of the payment provider",
      "{actor} hat eine Nachricht des Zahlungsanbieters verarbeitet",
    ],
    "webhook.old_deleted": [
      "{actor} deleted old messages of the payment provider",
      "{actor} hat alte Nachrichten des Zahlungsanbieters gelöscht",
    ],
    "webhook.received": [
      "{actor} received a message of the payment provider",
      "{actor} hat eine Nachricht des Zahlungsanbieters erhalten",
    ],
  },
};
