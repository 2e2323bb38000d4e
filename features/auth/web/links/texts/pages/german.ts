import type { LinkTexts } from "./english.ts";

export const german: LinkTexts = {
  reset: {
    title: "Passwort zurücksetzen",
    soon: "Das Zurücksetzen des Passworts wird bald möglich sein. Bitte wenden Sie sich an den Support. Der Betreiber dieser Installation kann Ihnen einen Link oder ein neues Passwort geben.",
    emailMissing: "Geben Sie Ihre E-Mail-Adresse ein, und wählen Sie dann noch einmal „Passwort vergessen?“.",
    sent: "Wenn es zu dieser Adresse ein Konto gibt, ist eine E-Mail mit einem Link für ein neues Passwort unterwegs.",
  },
  half: {
    oneStepLeft: "Noch ein Schritt",
    otherMailbox: "Bestätigen Sie die Änderung auch mit dem Link, der an die andere Adresse ging.",
  },
  alreadyConfirmed: "Ihre E-Mail-Adresse ist bereits bestätigt",
  nothingLeft: (address) =>
    `${address} ist bestätigt, es gibt nichts weiter zu tun. Der geöffnete Link gilt nicht mehr.`,
  holderVoided: {
    title: "Dieses Konto gehört jetzt Ihnen allein",
    message:
      "Es wurde erstellt, bevor diese Adresse bestätigt war. Zu Ihrer Sicherheit haben wir Passwort, Bestätigung in zwei Schritten, Passkeys, Telefonnummer, verknüpfte Anmeldewege, Namen und Sprache entfernt und alle anderen Geräte abgemeldet. Ein neues Passwort können Sie in den Einstellungen unter „Security“ festlegen.",
  },
  newPassword: {
    title: "Neues Passwort festlegen",
    firstTitle: "Passwort wählen",
    account: "Für das Konto",
    afterAddress: ".",
    others: "Alle anderen Geräte werden abgemeldet.",
    saving: "Wird gespeichert ...",
    submit: "Passwort festlegen",
    changed: "Ihr neues Passwort ist festgelegt. Andere Geräte sind abgemeldet.",
    set: "Ihr Passwort ist festgelegt.",
  },
  problem: {
    confirmedTitle: "Ihre E-Mail-Adresse ist bestätigt",
    confirmed: "Dieser Link wurde schon verwendet; es gibt nichts weiter zu tun.",
    goToDashboard: "Zum Dashboard",
    goToSignIn: "Zur Anmeldung",
    oldTitle: "Dieser Link ist abgelaufen oder wurde schon verwendet",
    title: "Dieser Link hat nicht funktioniert",
    old: "Links gelten nur einmal und nur für begrenzte Zeit.",
    perhapsConfirmed: "Ist Ihre Adresse schon bestätigt, melden Sie sich einfach an.",
    enter: "Geben Sie Ihre E-Mail-Adresse ein, um einen neuen zu erhalten.",
    asking: "Wird angefordert ...",
    ask: "Neuen Link anfordern",
    send: "Neuen Link senden",
    waits: (address) =>
      `Wenn ${address} auf einen solchen Link wartet, ist eine E-Mail mit einem neuen unterwegs.`,
    noMail: (address) =>
      `Diese Installation verschickt keine E-Mails. Wenn ${address} auf einen solchen Link wartet, findet der Betreiber einen neuen im Postausgang.`,
  },
};
