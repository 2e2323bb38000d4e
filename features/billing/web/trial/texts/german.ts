import type { TrialTexts } from "./english.ts";

export const german: TrialTexts = {
  title: "Kostenlos testen",
  ownTitle: "Tarif wählen",
  progress: (place, count, step) => `Schritt ${place} von ${count}: ${step}`,
  steps: { email: "E-Mail-Adresse", checkout: "Bestellung", password: "Passwort", linking: "Ihr Tarif" },
  email: {
    label: "E-Mail-Adresse",
    placeholder: "name@firma.de",
    hint: "Mehr als Ihre Adresse brauchen Sie nicht, um fortzufahren.",
    ownHint: "Der Tarif gehört zu diesem Konto.",
    tooLong: (most) => `Eine Adresse hat höchstens ${most} Zeichen.`,
    noAddress: "Geben Sie eine Adresse wie name@firma.de ein.",
    busy: "Bestellung wird geöffnet ...",
    submit: "Weiter",
    promise: "Keine Kreditkarte nötig. Jederzeit kündbar.",
    notSold:
      "Dieser Tarif wird hier noch nicht verkauft. Wenden Sie sich an den Betreiber dieser Installation.",
  },
  offer: {
    plan: "Tarif",
    trial: "kostenlos testen",
    days: (count) => `${count} Tage`,
    used: "schon genutzt",
    later: "danach",
    price: "Preis",
    a: { month: (price) => `${price} pro Monat`, year: (price) => `${price} pro Jahr` },
    dueToday: "heute fällig",
  },
  checkout: {
    back: "Zurück",
    trialUsed: (price) => `Die Testphase ist schon genutzt; heute sind ${price} fällig.`,
    trialUsedTaxed: (price) =>
      `Die Testphase ist schon genutzt; heute sind ${price} zuzüglich Steuer fällig.`,
    blocker:
      "Vielleicht verhindert ein Werbeblocker im Browser, dass die Bestellung lädt. Beim Zahlungsdienst gibt es sie auch auf einer eigenen Seite, die Sie danach hierher zurückführt.",
    opening: "Wird geöffnet ...",
    openPage: "Zur Seite des Zahlungsdienstes",
  },
  password: {
    ready: "Ihr Tarif steht bereit. Wählen Sie ein Passwort für",
    afterAddress: ".",
    label: "Passwort",
    confirm: "Passwort wiederholen",
    hint: "Mindestens 6 Zeichen.",
    mismatch: "Die Passwörter stimmen nicht überein.",
    tooShort: (least) => `Das Passwort muss mindestens ${least} Zeichen lang sein.`,
    tooLong: (most, bytes) => `Das Passwort darf höchstens ${most} Bytes lang sein; dieses hat ${bytes}.`,
    busy: "Konto wird erstellt ...",
    submit: "Konto erstellen",
  },
  startOver: "Mit einer anderen Adresse neu beginnen",
  linking: "Der Tarif wird mit Ihrem Arbeitsbereich verknüpft ...",
  success: "Geschafft!",
  welcome: "Ihr Konto ist erstellt. Willkommen bei Adjutant.",
  signInNext: "Ihr Konto ist erstellt. Melden Sie sich an, um fortzufahren.",
  planLinked: "Der Tarif ist mit Ihrem Arbeitsbereich verknüpft.",
  accountExists:
    "Wenn Sie schon ein Konto haben, melden Sie sich an, um diesen Tarif damit zu verknüpfen. Er bleibt so lange für Sie aufgehoben.",
  signInToLink: "Anmelden und Tarif verknüpfen",
  tryAgain: "Noch einmal versuchen",
  failures: {
    keyNotLoaded: "Der Schlüssel des Zahlungsdienstes konnte nicht geladen werden",
    keyNotConfigured: "Der Zahlungsdienst ist nicht eingerichtet",
    plansNotLoaded: "Die Tarife konnten nicht geladen werden",
    noPlan: "Es wurde kein Tarif gefunden",
    noSecret: "Der Zahlungsdienst hat keine Bestellung zurückgegeben",
    noSession: "Die Bestellung konnte nicht angelegt werden",
    stripeNotInitialized: "Der Zahlungsdienst konnte nicht gestartet werden",
    checkoutNotLoaded: "Die Bestellung konnte nicht geladen werden",
    noAccount: "Das Konto konnte nicht erstellt werden",
    notLinked: "Der Tarif konnte nicht verknüpft werden",
  },
  refusals: {
    no_plan: "Laden Sie die Seite neu, um zu sehen, welche Tarife es gibt.",
    checkout_failed: "Der Zahlungsdienst hat nicht wie erwartet geantwortet. Versuchen Sie es noch einmal.",
    no_client_secret: "Der Zahlungsdienst hat nicht wie erwartet geantwortet. Versuchen Sie es noch einmal.",
    invalid_email: "Geben Sie bitte eine gültige E-Mail-Adresse ein.",
    disposable_email:
      "Für Wegwerfadressen gibt es keine Testphase. Verwenden Sie Ihre berufliche oder eine andere dauerhafte Adresse.",
    trial_domain_busy:
      "Die Testphasen für Adressen dieser Domain sind für heute vergeben. Versuchen Sie es morgen wieder, oder bitten Sie den Betreiber dieser Installation, die Domain zuzulassen.",
    provider_none: "Diese Installation nimmt keine Zahlungen an. Tarife vergeben ihre Administratoren.",
    foreign_origin: "Dieser Aufruf muss von einer Seite dieser Installation kommen.",
    checkout_not_found:
      "In diesem Browser gibt es keine offene Bestellung. Beginnen Sie neu, oder öffnen Sie den Link aus Ihrer Mail.",
    checkout_expired: "Diese Bestellung ist abgelaufen. Beginnen Sie neu.",
    checkout_incomplete: "Die Bestellung ist noch nicht abgeschlossen.",
    checkout_mismatch: "Mit dieser Bestellung lässt sich kein Konto erstellen. Beginnen Sie neu.",
    checkout_claimed: "Diese Bestellung gehört schon zu einem Konto.",
    address_unconfirmed:
      "Bestätigen Sie zuerst Ihre Adresse: Den Link dazu haben wir Ihnen geschickt. Der Tarif bleibt aufgehoben.",
    invalid_password: "Dieses Passwort kann nicht verwendet werden.",
    payment_service_busy:
      "Der Zahlungsdienst ist ausgelastet. Versuchen Sie es gleich noch einmal; Ihre Bestellung bleibt erhalten.",
    "auth.forbidden": "Das dürfen nur Inhaber und Admins des Arbeitsbereichs.",
    subscription_running:
      "Dieser Arbeitsbereich hat schon ein Abonnement. Wechseln Sie stattdessen den Tarif.",
    second_trial:
      "Für diese Adresse oder diesen Arbeitsbereich hat schon eine Testphase begonnen. Die neue wurde beendet, und es wird nichts berechnet; melden Sie sich an, um fortzufahren.",
    already_subscribed:
      "Dieser Arbeitsbereich hat schon ein Abonnement. Das neue wurde beendet, und die Zahlung wird erstattet.",
    "rate.limited": "Das waren zu viele Versuche. Warten Sie einen Moment, und versuchen Sie es dann wieder.",
  },
};
