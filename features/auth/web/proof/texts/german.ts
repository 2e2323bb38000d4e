import type { english } from "./english.ts";

export const german: typeof english = {
  title: "Bestätigen Sie, dass Sie es sind",
  why: "Ihre Anmeldung liegt mehr als einen Tag zurück. Bestätigen Sie diese Änderung; heute fragen wir nicht noch einmal.",
  signInAgain:
    "Ihre Anmeldung liegt mehr als einen Tag zurück. Melden Sie sich neu an, und wiederholen Sie die Änderung.",
  signOut: "Abmelden",
  password: "Ihr Passwort",
  appCode: "Sechsstelliger Code Ihrer Authentifizierungs-App",
  messageCode: "Code aus der Nachricht",
  messageWaits:
    "Diese Installation verschickt keine E-Mails. Fragen Sie einen Admin nach dem Code im Postausgang.",
  key: "Ihr Browser fragt nach dem Sicherheitsschlüssel.",
  submit: "Bestätigen",
  checking: "Wird geprüft ...",
  wrongPassword: "Das Passwort ist falsch. Versuchen Sie es noch einmal.",
  wrongCode: "Der Code ist falsch. Versuchen Sie es noch einmal.",
  use: {
    password: "Passwort verwenden",
    totp: "Authentifizierungs-App verwenden",
    webauthn: "Sicherheitsschlüssel verwenden",
    message: "Code zusenden",
  },
};
