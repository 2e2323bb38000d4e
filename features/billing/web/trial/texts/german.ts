import type { TrialTexts } from "./english.ts";

export const german: TrialTexts = {
  title: "Kostenlos testen",
  ownTitle: "Tarif wählen",
  progress: (place, count, step) => `Schritt ${place} von ${count}: ${step}`,
  steps: { email: "E-Mail-Adresse", checkout: "Bestellung", password: "Passwort", linking: "Ihr Tarif" },
  ownSteps: { email: "Tarif", checkout: "Bestellung", password: "Passwort", linking: "Ihr Tarif" },
  plans: {
    forAccount: "Für",
    interval: { legend: "Zahlung", month: "Monatlich", year: "Jährlich" },
    present: "Ihr Tarif",
    trial: (days) => `${days} Tage kostenlos`,
    choose: (name) => `${name} wählen`,
    trialPromise:
      "Die Testphase braucht keine Kreditkarte. Eine Testphase pro Person und Arbeitsbereich. Jederzeit kündbar.",
    promise: "Jederzeit kündbar.",
  },
  email: {
    label: "E-Mail-Adresse",
    placeholder: "name@firma.de",
    hint: "Geben Sie Ihre E-Mail-Adresse ein, um fortzufahren.",
    tooLong: (most) => `Verwenden Sie höchstens ${most} Zeichen.`,
    noAddress: "Geben Sie eine Adresse wie name@firma.de ein.",
    busy: "Bestellung wird geöffnet ...",
    submit: "Weiter",
    promise: "Keine Kreditkarte nötig. Jederzeit kündbar.",
    demoInstead: "Oder die Demo ohne Konto ausprobieren",
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
      "Vielleicht blockiert eine Browsererweiterung die Bestellung. Sie können stattdessen auf der Seite des Zahlungsdienstes bezahlen und kommen danach hierher zurück.",
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
    tooLong: (most, characters) =>
      `Das Passwort darf höchstens ${most} Zeichen lang sein; dieses hat ${characters}.`,
    busy: "Konto wird erstellt ...",
    submit: "Konto erstellen",
  },
  startOver: "Mit einer anderen Adresse neu beginnen",
  linking: "Der Tarif wird mit Ihrem Arbeitsbereich verknüpft ...",
  success: "Geschafft!",
  welcome: "Ihr Konto ist erstellt. Willkommen bei Adjutant.",
  signInNext: "Ihr Konto ist erstellt. Melden Sie sich an, um fortzufahren.",
  planLinked: "Der Tarif ist mit Ihrem Arbeitsbereich verknüpft.",
  planWaits: {
    title: "Ihr Tarif ist bereit",
    message: "Bestätigen Sie Ihre E-Mail-Adresse. Der Tarif beginnt dann von selbst.",
  },
  accountExists:
    "Wenn Sie schon ein Konto haben, melden Sie sich an, um diesen Tarif damit zu verknüpfen. Er bleibt für Sie reserviert.",
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
      "Mit Wegwerfadressen ist keine Testphase möglich. Verwenden Sie Ihre berufliche oder eine andere dauerhafte Adresse.",
    trial_domain_busy:
      "Die Testphasen für Adressen dieser Domain sind für heute aufgebraucht. Versuchen Sie es morgen noch einmal, oder bitten Sie den Betreiber dieser Installation, die Domain zuzulassen.",
    provider_none:
      "Diese Installation nimmt keine Zahlungen an. Tarife werden von Administratoren zugewiesen.",
    foreign_origin: "Diese Anfrage muss von einer Seite dieser Installation kommen.",
    checkout_not_found:
      "In diesem Browser gibt es keine offene Bestellung. Beginnen Sie neu, oder öffnen Sie den Link aus Ihrer Mail.",
    checkout_expired: "Diese Bestellung ist abgelaufen. Beginnen Sie neu.",
    checkout_incomplete: "Die Bestellung ist noch nicht abgeschlossen.",
    checkout_mismatch: "Mit dieser Bestellung lässt sich kein Konto erstellen. Beginnen Sie neu.",
    checkout_claimed: "Diese Bestellung gehört schon zu einem Konto.",
    address_unconfirmed: "Bestätigen Sie zuerst Ihre Adresse. Der Tarif bleibt für Sie reserviert.",
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
    "rate.limited": "Zu viele Versuche. Warten Sie einen Moment, und versuchen Sie es noch einmal.",
  },
};
