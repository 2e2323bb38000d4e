import type { AuthTexts } from "../english.ts";

export const page: AuthTexts["page"] = {
  back: "Zurück zur Startseite",
  signIn: "Anmelden",
  signUp: "Registrieren",
  signInOrUp: "Anmelden oder registrieren",
  documentTitles: { signIn: "Anmelden", signUp: "Registrieren" },
  signInTitle: "In Ihrem Arbeitsbereich anmelden",
  signUpTitle: "Konto erstellen",
  over: "Ihre Sitzung auf diesem Gerät wurde anderswo beendet oder ist abgelaufen. Melden Sie sich an, um fortzufahren.",
  promise: "14 Tage kostenlos testen, ohne Kreditkarte, jederzeit kündbar.",
  legal: {
    before: "Wenn Sie fortfahren, gelten unsere",
    terms: "Nutzungsbedingungen",
    and: "und unsere",
    privacy: "Datenschutzerklärung",
    after: ".",
  },
  aside: {
    label: "Was Adjutant ist",
    first: "Er erledigt die Arbeit.",
    second: "Und er belegt sie.",
    lead: "Zu jeder Handlung wird festgehalten, was geschah: wer handelte, für wen und wann. Das sieht so aus:",
    field: "Titel",
    value: "Ohne Titel → Verlängerungen",
    person: "Ihnen",
    note: "Ein Beispiel, kein Eintrag dieser Installation.",
  },
  signedOut: {
    leaving: "Sie werden abgemeldet …",
    title: "Auf diesem Gerät abgemeldet",
    goesOn:
      "Dieses Gerät konnte den Server nicht erreichen, daher besteht Ihre Sitzung dort noch. Auf diesem Gerät öffnet sie nichts mehr. Um sie auch auf dem Server zu beenden, melden Sie sich an, sobald Sie online sind, und beenden Sie die Sitzung unter „Sicherheit“.",
    goToSignIn: "Zur Anmeldung",
    goHome: "Zur Startseite",
  },
};
