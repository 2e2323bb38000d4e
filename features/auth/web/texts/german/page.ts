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
    lead: "Jede Handlung wird festgehalten: wer sie ausgeführt hat, für wen und wann. Zum Beispiel:",
    field: "Titel",
    value: "Ohne Titel → Verlängerungen",
    person: "Ihnen",
    note: "Ein Beispiel, kein Eintrag dieser Installation.",
  },
  signedOut: {
    leaving: "Sie werden abgemeldet …",
    title: "Auf diesem Gerät abgemeldet",
    goesOn:
      "Dieses Gerät konnte den Server nicht erreichen, daher besteht Ihre Sitzung dort noch. Dieses Gerät kann sie nicht mehr verwenden. Um sie auch auf dem Server zu beenden, melden Sie sich an, sobald Sie online sind, und beenden Sie die Sitzung unter „Security“.",
    goToSignIn: "Zur Anmeldung",
    goHome: "Zur Startseite",
  },
};
