import type { AuthTexts } from "../english.ts";

export const ways: AuthTexts["ways"] = {
  others: "Andere Anmeldemethoden",
  or: "oder",
  continueWith: (provider) => `Weiter mit ${provider}`,
  passkey: "Mit einem Passkey anmelden",
  noPasskey:
    "Es wurde kein Passkey verwendet. Die Abfrage wurde abgebrochen, oder auf diesem Gerät gibt es keinen für diese Seite.",
  sso: {
    open: "Mit Single Sign-on anmelden",
    label: "Single Sign-on",
    email: "Berufliche E-Mail-Adresse",
    emailMissing: "Geben Sie Ihre berufliche Adresse ein, etwa name@firma.de.",
    submit: "Weiter",
    unknown: (domain) =>
      `Für ${domain} ist kein Single Sign-on eingerichtet. Fragen Sie Ihren Admin, oder melden Sie sich anders an.`,
  },
  company: {
    offered: "Ihr Unternehmen meldet sich mit Single Sign-on an.",
    required: (domain) =>
      `Ihr Unternehmen verlangt für Adressen von ${domain} die Anmeldung mit Single Sign-on.`,
    go: "Weiter mit Single Sign-on",
    decline: "Stattdessen ein Passwort verwenden",
  },
  secondStep: {
    title: "Bestätigung in zwei Schritten",
    others: "Andere Methoden",
    lost: "Telefon und Codes verloren? Ein Admin dieser Installation kann die Bestätigung in zwei Schritten für Sie ausschalten.",
    signingInAs: "Sie melden sich an als",
    afterAddress: ".",
    otherAccount: "Anderes Konto verwenden",
    use: {
      recovery: "Wiederherstellungscode verwenden",
      webauthn: "Sicherheitsschlüssel verwenden",
      phone: "Code per SMS erhalten",
      totp: "Authenticator-App verwenden",
    },
    named: (way, name) => `${way} (${name})`,
    submit: "Weiter",
    checking: "Wird geprüft ...",
    usedCode: "Dieser Code wurde schon verwendet. Warten Sie auf den nächsten.",
    tooMany: "Zu viele Versuche. Warten Sie eine Minute, und versuchen Sie es noch einmal.",
    tooManyUntil: (time) => `Zu viele Versuche. Versuchen Sie es um ${time} Uhr noch einmal.`,
    totp: {
      lead: "Geben Sie den Code ein, den Ihre Authenticator-App jetzt anzeigt.",
      label: "Sechsstelliger Code",
      missing: "Geben Sie die sechs Ziffern ein, die die App anzeigt.",
      wrong: "Der Code ist falsch. Geben Sie den ein, den die App jetzt anzeigt.",
    },
    recovery: {
      lead: "Geben Sie einen der Wiederherstellungscodes ein, die Sie aufbewahrt haben. Jeder gilt einmal.",
      label: "Wiederherstellungscode",
      missing: "Geben Sie einen Ihrer Wiederherstellungscodes ein.",
      wrong: "Der Code ist falsch oder wurde schon verwendet.",
    },
    key: {
      lead: "Verwenden Sie den Sicherheitsschlüssel oder das Gerät, das Sie zu Ihrem Konto hinzugefügt haben.",
      submit: "Sicherheitsschlüssel verwenden",
      waiting: "Warten auf den Schlüssel ...",
      cancelled:
        "Der Schlüssel wurde nicht verwendet. Die Abfrage wurde abgebrochen, oder es ist ein anderer Schlüssel.",
      refused:
        "Dieser Schlüssel wurde nicht angenommen. Verwenden Sie den, den Sie zu Ihrem Konto hinzugefügt haben.",
    },
    phone: {
      first: "Wir senden Ihnen einen Code auf Ihr Telefon.",
      sent: "Ein Code ist auf dem Weg zu Ihrem Telefon.",
      sentAgain: "Ein neuer Code ist auf dem Weg zu Ihrem Telefon. Der vorige gilt nicht mehr.",
      label: "Code aus der SMS",
      missing: "Geben Sie den Code aus der SMS ein.",
      wrong: "Der Code ist falsch. Geben Sie den aus der neuesten SMS ein.",
      sending: "Wird gesendet ...",
      send: "Code senden",
      again: "Neuen Code senden",
    },
  },
};
