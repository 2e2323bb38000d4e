import type { AuthTexts } from "../english.ts";

export const mail: AuthTexts["mail"] = {
  created: {
    sent: "Ihr Konto ist erstellt. Bitte sehen Sie in Ihr Postfach, um Ihre Adresse zu bestätigen.",
    outbox:
      "Ihr Konto ist erstellt. Diese Installation verschickt keine E-Mails: Fragen Sie einen Admin nach Ihrem Bestätigungslink, der im Postausgang auf /dev liegt. Haben Sie sie selbst gestartet, öffnen Sie den Claim-Link, den der Start ausgegeben hat: Er macht Sie zum Admin.",
    outboxOfAdmin:
      "Ihr Konto ist erstellt. Diese Installation verschickt noch keine E-Mails: Ihr Bestätigungslink liegt im Postausgang auf /dev.",
    none: "Ihr Konto ist erstellt.",
  },
  confirm: (address) => ({
    sent: `Bestätigen Sie Ihre E-Mail-Adresse: Wir haben einen Link an ${address} geschickt.`,
    outbox: "Ihre E-Mail-Adresse ist nicht bestätigt.",
  }),
  confirmFirst: (address) => ({
    sent: `Bestätigen Sie zuerst Ihre E-Mail-Adresse: Wir haben einen Link an ${address} geschickt.`,
    outbox:
      "Bestätigen Sie zuerst Ihre E-Mail-Adresse. Diese Installation verschickt keine E-Mails: Fragen Sie einen Admin nach dem Link, der im Postausgang auf /dev liegt. Haben Sie sie selbst gestartet, öffnen Sie den Claim-Link, den der Start ausgegeben hat.",
  }),
  askAdmin:
    "Diese Installation verschickt keine E-Mails. Fragen Sie einen Admin nach dem Link, der im Postausgang auf /dev liegt.",
  openOutbox: {
    before: "Diese Installation verschickt keine E-Mails. Der Link liegt im",
    outbox: "Postausgang",
    after: ".",
  },
  details: {
    sent: "Die Einzelheiten haben wir Ihnen per E-Mail geschickt.",
    outbox: "Eine E-Mail mit den Einzelheiten liegt im Postausgang dieser Installation.",
  },
  resent: { sent: "Gesendet.", outbox: "Ein neuer Link liegt im Postausgang." },
};
